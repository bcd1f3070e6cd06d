# Pathfinder: the server, the built pages and Postgres. docs/deploy.md says how to run it.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/panel/package.json apps/panel/
COPY apps/server/package.json apps/server/
COPY apps/visitor/package.json apps/visitor/
COPY packages/directory/package.json packages/directory/
COPY packages/domain/package.json packages/domain/
COPY packages/engine/package.json packages/engine/
COPY packages/ui/package.json packages/ui/
COPY packages/wire-server/package.json packages/wire-server/
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/wire-server/package.json packages/wire-server/
# Only the server's packages: the pages are already built.
RUN npm ci --omit=dev --workspace server --workspace wire-server && npm cache clean --force
COPY --from=build /app/packages/wire-server packages/wire-server
COPY --from=build /app/supabase supabase
COPY --from=build /app/scripts scripts
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/dist dist

# Outside the container only published ports can be reached.
ENV HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
EXPOSE 3000
RUN install --directory --owner=node --group=node --mode=700 /data
VOLUME /data
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "const { HOST, PORT = 3000 } = process.env; fetch(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/server/src/main.ts"]
