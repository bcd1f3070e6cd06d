-- What the auth service keeps. A schema of its own, so that it never meets the `auth` schema of a
-- Supabase project, and a role of its own, so that no request of the data API reaches it.
-- Tokens and codes are kept as SHA-256 only; passwords as argon2id (U3).

create table auth_service.users (
  id uuid primary key default gen_random_uuid(),
  email text unique check (email = lower(email)),
  phone text unique check (phone ~ '^[0-9]+$'),
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  -- The address and the number whose owner has shown to be here: by what was sent there, by the word
  -- of a provider or of the operator. Confirmed at once is not proved. A new address starts unproved.
  proved_email text,
  proved_phone text,
  -- An address or number asked for and not confirmed yet.
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
  -- Kept by the operator; its owner reads it only.
  app_metadata jsonb not null default '{}',
  -- Kept by its owner.
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Both travel in every access token, and a request's headers take 64 KiB at most.
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
  -- The user's id there: for email and phone the user's own id.
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
  -- The last TOTP step that was accepted: no code at or before it works again.
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
  -- The factor that raised it to aal2.
  factor_id uuid references auth_service.factors on delete set null,
  user_agent text,
  client_address text,
  created_at timestamptz not null,
  refreshed_at timestamptz,
  -- Null: it lives until it is ended.
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
  -- Set when the token was exchanged for its successor.
  used_at timestamptz,
  -- The successor, encrypted with this token itself: only who holds this token can read it.
  sealed_successor text,
  created_at timestamptz not null
);

create index refresh_tokens_by_session on auth_service.refresh_tokens (session_id);

create table auth_service.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_service.users on delete cascade,
  purpose text not null,
  -- Where it was sent: an address or a phone number.
  sent_to text not null,
  -- What a link carries, and what a person types.
  link_hash text unique,
  code_hash text not null,
  -- Counted on across tokens that replace each other.
  wrong_tries integer not null default 0,
  counted_since timestamptz not null,
  -- The PKCE flow to finish, for links opened in a browser.
  code_challenge text,
  code_challenge_method text,
  -- The new address that this end has agreed to, once it has: the other end may still have to.
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
  -- Handed to the client, to be exchanged for a session.
  auth_code_hash text unique,
  -- Sent to an OpenID Connect provider and back.
  state_hash text unique,
  state_used_at timestamptz,
  provider_nonce text,
  provider_code_verifier text,
  redirect_to text,
  -- Who asked to link an identity, while that session lasts.
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
