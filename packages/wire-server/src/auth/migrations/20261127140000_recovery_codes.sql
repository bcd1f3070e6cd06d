-- Codes that replace a second factor once each. A user has one set at most; a new one replaces it.
create table auth_service.recovery_codes (
  user_id uuid not null references auth_service.users on delete cascade,
  -- SHA-256 of the user's id and the code, which has 80 random bits.
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
