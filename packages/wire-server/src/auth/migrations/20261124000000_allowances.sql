-- What clients have taken of their allowances of requests and slow reads. Unlogged: a crash gives everyone a new start.

create unlogged table auth_service.allowances (
  -- SHA-256 of the client's network, or the receiver of a message, and what is limited.
  key_hash text primary key,
  -- When the client has its whole allowance again.
  whole_at timestamptz not null
);
