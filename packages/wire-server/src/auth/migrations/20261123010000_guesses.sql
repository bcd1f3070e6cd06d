-- Counts the wrong passwords for an address or number, from networks where its account has never signed in.

create table auth_service.password_tries (
  -- SHA-256 of the address or number, which may have no account, or of a user's id.
  contact_hash text primary key,
  -- Tries since the last pause that were wrong or are still being checked.
  tries integer not null,
  last_try_at timestamptz not null,
  -- When the account's owner was last notified.
  told_at timestamptz
);

-- The networks from which a user has signed in: an IPv4 address, or the /64 network of an IPv6 address.
create table auth_service.familiar_networks (
  user_id uuid not null references auth_service.users on delete cascade,
  network text not null,
  last_sign_in_at timestamptz not null,
  primary key (user_id, network)
);
