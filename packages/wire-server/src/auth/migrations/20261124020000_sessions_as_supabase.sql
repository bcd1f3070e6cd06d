-- An application's SQL finds sessions where a Supabase project keeps them, in auth.sessions, under the column names
-- and types that Supabase documents, and ends one by deleting it there. No request role may read or delete them: an
-- application does so in functions that run as their owner.
-- A Supabase project's database has its own table of this name, which stays as it is.

do $$
begin
  if to_regclass('auth.sessions') is null then
    create view auth.sessions as
      select id, user_id, created_at, coalesce(refreshed_at, created_at) as updated_at, factor_id, aal, not_after,
        refreshed_at at time zone 'UTC' as refreshed_at, user_agent, client_address as ip
      from auth_service.sessions;
    -- A database may hand privileges on new tables to request roles by default.
    revoke all on auth.sessions from public, anon, authenticated, service_role;
  end if;
end
$$;
