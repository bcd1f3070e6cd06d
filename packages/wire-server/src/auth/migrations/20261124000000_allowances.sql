-- How much clients have used of their allowances for requests and slow reads. Unlogged: a crash resets all of them.

create unlogged table auth_service.allowances (
  -- SHA-256 of what is limited, and of the client's network or the receiver of a message.
  key_hash text primary key,
  -- When the whole allowance is available again.
  whole_at timestamptz not null
);
