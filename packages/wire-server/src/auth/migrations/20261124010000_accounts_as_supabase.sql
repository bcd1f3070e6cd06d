-- An application's SQL reads accounts where a Supabase project has them: in auth.users, auth.identities and
-- auth.mfa_factors. These views show ours there, under the column names that Supabase documents, without secrets.
-- No request role may read them: an application does so in security definer functions.
-- The database of a Supabase project has its own tables of these names, which are left unchanged.

do $$
begin
  if to_regclass('auth.users') is null then
    create view auth.users as
      select id, 'authenticated'::text as aud, 'authenticated'::text as role, email, phone, email_confirmed_at,
        phone_confirmed_at, invited_at, last_sign_in_at, banned_until, is_anonymous,
        app_metadata as raw_app_meta_data, user_metadata as raw_user_meta_data, created_at, updated_at
      from auth_service.users;
  end if;
  if to_regclass('auth.identities') is null then
    create view auth.identities as
      select id, user_id, provider, provider_id, identity_data, lower(identity_data ->> 'email') as email,
        last_sign_in_at, created_at, updated_at
      from auth_service.identities;
  end if;
  if to_regclass('auth.mfa_factors') is null then
    create view auth.mfa_factors as
      select id, user_id, friendly_name, factor_type, status, phone, last_challenged_at, created_at, updated_at
      from auth_service.factors;
  end if;
end
$$;

-- Some databases grant privileges on new tables to request roles by default.
do $$
declare
  shown text;
begin
  foreach shown in array array['users', 'identities', 'mfa_factors'] loop
    if exists (
      select from pg_class where oid = to_regclass('auth.' || shown) and relkind = 'v'
    ) then
      execute format('revoke all on auth.%I from public, anon, authenticated, service_role', shown);
    end if;
  end loop;
end
$$;
