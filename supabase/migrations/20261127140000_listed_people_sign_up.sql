-- Who is on the list of people who may edit may create an account where sign-up is closed (R4): an editor has invited
-- them. An address counts only once it has been shown: so either addresses are confirmed by mail before they sign in, or
-- the list is in use, which then asks for it (editing_standing). The auth service calls this; a Supabase project has its
-- own rule for sign-ups, and there nobody may.
create function public.may_sign_up(address text, is_confirmed boolean) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.editors e where e.email = lower(address))
    and (is_confirmed or coalesce((select r.only_listed from public.editing_rule r), false))
$$;

revoke all on function public.may_sign_up(text, boolean) from public, anon, authenticated, service_role;
do $$
begin
  if to_regrole('auth_service') is not null then
    grant usage on schema public to auth_service;
    grant execute on function public.may_sign_up(text, boolean) to auth_service;
  end if;
end
$$;
