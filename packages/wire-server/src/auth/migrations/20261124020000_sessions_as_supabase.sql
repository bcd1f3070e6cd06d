-- An application's SQL finds sessions where a Supabase project has them, in auth.sessions, under the column names and
-- types that Supabase documents, and ends a session by deleting it there. No request role may read or delete sessions:
-- an application does so in security definer functions.
-- The database of a Supabase project has its own table of this name, which is left unchanged.

do $$
begin
  if to_regclass('auth.sessions') is null then
    create view auth.sessions as
      select id, user_id, created_at, coalesce(refreshed_at, created_at) as updated_at, factor_id, aal, not_after,
        refreshed_at at time zone 'UTC' as refreshed_at, user_agent, client_address as ip
      from auth_service.sessions;
    -- Some databases grant privileges on new tables to request roles by default.
    revoke all on auth.sessions from public, anon, authenticated, service_role;
  end if;
end
$$;
