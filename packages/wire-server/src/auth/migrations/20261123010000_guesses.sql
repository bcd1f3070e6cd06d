-- Wrong passwords typed for one address or number, from networks its account was never used from.

create table auth_service.password_tries (
  -- SHA-256 of the address or number as typed: it may have no account.
  contact_hash text primary key,
  -- Since the last pause, and still being checked or wrong.
  tries integer not null,
  last_try_at timestamptz not null,
  -- When its owner was last told.
  told_at timestamptz
);

-- Where a user has signed in: an IPv4 address, or the /64 network of an IPv6 one.
create table auth_service.familiar_networks (
  user_id uuid not null references auth_service.users on delete cascade,
  network text not null,
  last_sign_in_at timestamptz not null,
  primary key (user_id, network)
);
