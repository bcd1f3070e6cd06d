-- Creates what every Supabase project has before its first migration: the request roles, and the functions that tell
-- row-level security who is calling. Also creates the role of our own auth service, which no token can name. Runs at
-- each start and adds only what is missing.

do $$
begin
  if to_regrole('anon') is null then
    create role anon nologin noinherit;
  end if;
  if to_regrole('authenticated') is null then
    create role authenticated nologin noinherit;
  end if;
  if to_regrole('service_role') is null then
    create role service_role nologin noinherit bypassrls;
  end if;
  if to_regrole('auth_service') is null then
    create role auth_service nologin noinherit;
  end if;
  if to_regrole('authenticator') is null then
    create role authenticator noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;

  -- An owner that is not a superuser must be a member of the roles that it runs requests as.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role, auth_service to %I', current_user);
  end if;

  if not has_schema_privilege('anon', 'public', 'usage')
    or not has_schema_privilege('authenticated', 'public', 'usage')
    or not has_schema_privilege('service_role', 'public', 'usage') then
    grant usage on schema public to anon, authenticated, service_role;
  end if;

  if to_regnamespace('auth') is null then
    create schema auth;
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
  if to_regprocedure('auth.jwt()') is null then
    create function auth.jwt() returns jsonb language sql stable as
      'select coalesce(nullif(current_setting(''request.jwt.claims'', true), ''''), ''{}'')::jsonb';
  end if;
  if to_regprocedure('auth.uid()') is null then
    create function auth.uid() returns uuid language sql stable as
      'select (auth.jwt() ->> ''sub'')::uuid';
  end if;
  if to_regprocedure('auth.role()') is null then
    create function auth.role() returns text language sql stable as
      'select auth.jwt() ->> ''role''';
  end if;
end
$$;
