-- The tables of the auth service. They have their own schema, so that they never conflict with the `auth` schema of a
-- Supabase project, and their own role, so that no request to the data API can reach them.
-- Tokens and codes are stored only as SHA-256 hashes, passwords only as argon2id hashes (U3).

create table auth_service.users (
  id uuid primary key default gen_random_uuid(),
  email text unique check (email = lower(email)),
  phone text unique check (phone ~ '^[0-9]+$'),
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  -- The address and number proved to be the account holder's: by a message sent there, a provider or the operator.
  -- Automatic confirmation is no proof. A new address starts unproved.
  proved_email text,
  proved_phone text,
  -- The address or number to change to, not confirmed yet.
  new_email text check (new_email = lower(new_email)),
  new_phone text check (new_phone ~ '^[0-9]+$'),
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  is_anonymous boolean not null default false,
  -- Set by the operator; the user can only read it.
  app_metadata jsonb not null default '{}',
  -- Set by the user.
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Every access token contains both, and a request's headers may take 64 KiB at most.
  constraint metadata_fits_a_token
    check (octet_length(user_metadata::text) + octet_length(app_metadata::text) <= 16384)
);

-- The order in which the operator lists users.
create index users_by_age on auth_service.users (created_at, id);

create table auth_service.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_service.users on delete cascade,
  -- 'email', 'phone', or the name of an OpenID Connect provider.
  provider text not null,
  -- The user's id at the provider; for email and phone, the id of the user here.
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);

create index identities_by_user on auth_service.identities (user_id);

create table auth_service.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_service.users on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text,
  totp_secret text,
  -- The last accepted TOTP step: codes for it and for earlier steps are refused.
  totp_last_step bigint,
  phone text,
  webauthn_credential jsonb,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index factors_by_name on auth_service.factors (user_id, friendly_name)
  where btrim(friendly_name) <> '';
create index factors_by_user on auth_service.factors (user_id);

create table auth_service.factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth_service.factors on delete cascade,
  client_address text not null,
  code_hash text,
  webauthn_challenge jsonb,
  wrong_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz
);

create index factor_challenges_by_factor on auth_service.factor_challenges (factor_id);

create table auth_service.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_service.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- The factor that raised the session to aal2.
  factor_id uuid references auth_service.factors on delete set null,
  user_agent text,
  client_address text,
  created_at timestamptz not null,
  refreshed_at timestamptz,
  -- Null: no time limit.
  not_after timestamptz
);

create index sessions_by_user on auth_service.sessions (user_id);

create table auth_service.session_methods (
  session_id uuid not null references auth_service.sessions on delete cascade,
  -- As in the amr claim: 'password', 'otp', 'oauth', 'totp', …
  method text not null,
  used_at timestamptz not null,
  primary key (session_id, method)
);

create table auth_service.refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth_service.sessions on delete cascade,
  -- When the token was exchanged for its successor.
  used_at timestamptz,
  -- The successor, encrypted with this token, so that only the holder of this token can read it.
  sealed_successor text,
  created_at timestamptz not null
);

create index refresh_tokens_by_session on auth_service.refresh_tokens (session_id);

create table auth_service.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_service.users on delete cascade,
  purpose text not null,
  -- The address or phone number that it was sent to.
  sent_to text not null,
  -- Hashes of the secret in a link, and of the code that a person types.
  link_hash text unique,
  code_hash text not null,
  -- Carried over to replacement tokens.
  wrong_tries integer not null default 0,
  counted_since timestamptz not null,
  -- The PKCE flow that a link opened in a browser continues.
  code_challenge text,
  code_challenge_method text,
  -- The new address that this side has agreed to, while the other side still has to; otherwise null.
  agreed_to text,
  expires_at timestamptz not null,
  unique (user_id, purpose)
);

create index one_time_tokens_by_receiver on auth_service.one_time_tokens (sent_to);

create table auth_service.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth_service.users on delete cascade,
  -- 'magiclink', 'recovery', …, or the provider's name.
  method text not null,
  code_challenge text,
  code_challenge_method text,
  -- Given to the client, which exchanges it for a session.
  auth_code_hash text unique,
  -- Sent to an OpenID Connect provider and back.
  state_hash text unique,
  state_used_at timestamptz,
  provider_nonce text,
  provider_code_verifier text,
  redirect_to text,
  -- The user and session that asked to link an identity; the flow ends with that session.
  linking_user_id uuid references auth_service.users on delete cascade,
  linking_session_id uuid references auth_service.sessions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index flow_states_by_end on auth_service.flow_states (expires_at);

grant usage on schema auth_service to auth_service;
alter default privileges in schema auth_service
  grant select, insert, update, delete on tables to auth_service;
grant select, insert, update, delete on all tables in schema auth_service to auth_service;
