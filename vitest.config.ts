import { defineConfig } from 'vitest/config';
import { knowledgePlugin } from './scripts/knowledge/knowledge-plugin.ts';

export default defineConfig({
  plugins: [knowledgePlugin()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/**/*.test.{ts,tsx}',
      'packages/*/{src,tests}/**/*.test.ts',
    ],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: 'packages/wire-server/tests/postgres/shared-cluster.ts',
    // By itself Vitest leaves one core idle: most files wait for servers of their own.
    maxWorkers: '100%',
  },
});
