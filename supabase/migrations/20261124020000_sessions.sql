-- Where a user is signed in: users may list and end their own sessions. Sessions belong to the auth service, so
-- security definer functions access them, and only those of the caller.

create function public.own_sessions()
  returns table (
    id uuid, signed_in_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at), s.user_agent,
      s.id::text = coalesce(auth.jwt() ->> 'session_id', '')
    from auth.sessions s
    where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now());
end
$$;

create view public.my_sessions with (security_invoker = true) as select * from public.own_sessions();

comment on view public.my_sessions is 'Deleting a row ends the session.';
comment on column public.my_sessions.last_used_at is 'When its tokens were last renewed: up to an hour ago for one in use.';
comment on column public.my_sessions.is_current is 'Whether it is the session that asks.';

create function public.end_own_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.id = old.id and s.user_id = auth.uid();
  return case when found then old end;
end
$$;

create trigger end_own_session instead of delete on public.my_sessions
  for each row execute function public.end_own_session();

-- By default, some Supabase projects grant every role all privileges on new tables and functions: revoke them first.
revoke all on public.my_sessions from anon, authenticated, service_role;
grant select, delete on public.my_sessions to authenticated;
revoke all on function public.own_sessions() from public, anon, authenticated, service_role;
grant execute on function public.own_sessions() to authenticated;
-- Only the trigger above calls it.
revoke all on function public.end_own_session() from public, anon, authenticated, service_role;
