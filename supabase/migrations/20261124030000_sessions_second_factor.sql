-- A user with a second factor must have used it in this session to list and end sessions, as for every write.

create or replace function public.own_sessions()
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
    where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
      and (
        auth.jwt() ->> 'aal' is not distinct from 'aal2'
        or not exists (
          select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
        )
      );
end
$$;
