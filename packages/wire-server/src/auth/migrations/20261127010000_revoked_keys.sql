-- Keys that `npm run admin -- keys revoke` has ended: every server on this database refuses them.
create table auth_service.revoked_keys (
  -- A signing key's kid, or 'sha256:' and the hash of a service key.
  id text primary key,
  revoked_at timestamptz not null
);
