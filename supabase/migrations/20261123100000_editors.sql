-- Who may edit: by default everyone who is signed in (R1), or only the addresses on a list, if the chapter chooses so
-- (R4). A user with a second factor must have used it in this session (R5). The same SQL reads Supabase's account
-- tables and the views that wire-server provides in their place: docs/decisions/087-who-may-edit.md.
-- Functions that read accounts are plpgsql, which looks up tables only when it runs: the server creates its views after
-- this migration.

-- Without a row, everyone who is signed in may edit.
create table public.editing_rule (
  id boolean primary key default true check (id),
  only_listed boolean not null
);

comment on table public.editing_rule is 'One row at most: whether only those in editors may edit.';

create table public.editors (
  email text primary key
    constraint email_is_an_address check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$')
    constraint email_length check (char_length(email) <= 320),
  -- This account may edit even while its address is unconfirmed.
  account_id uuid,
  added_at timestamptz not null default now(),
  added_by text
);

comment on table public.editors is 'Who may edit when editing_rule says so. Addresses are in lower case.';

-- Whether the account's current address was verified by message, provider or operator. Automatic confirmation at
-- sign-up does not count.
create function public.has_shown_address(account uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.users u join auth.identities i on i.user_id = u.id
      where u.id = account and lower(i.identity_data ->> 'email') = lower(u.email)
        and i.identity_data ->> 'email_verified' = 'true'
  );
end
$$;

-- Returns 'editor', or why the caller may not edit: 'visitor', 'second-factor', 'unlisted' or 'unconfirmed'.
create function public.editing_standing() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid := auth.uid();
  address text;
  tied uuid;
begin
  if account is null then
    return 'visitor';
  end if;
  -- Anonymous accounts count as visitors.
  select lower(u.email) into address from auth.users u where u.id = account and not u.is_anonymous;
  if not found then
    return 'visitor';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = account and f.status = 'verified') then
    return 'second-factor';
  end if;
  if not coalesce((select r.only_listed from public.editing_rule r), false)
    or exists (select from public.editors e where e.account_id = account) then
    return 'editor';
  end if;
  select e.account_id into tied from public.editors e where e.email = address;
  -- No entry, or one that is tied to another account that still exists.
  if not found or exists (select from auth.users u where u.id = tied) then
    return 'unlisted';
  end if;
  return case when public.has_shown_address(account) then 'editor' else 'unconfirmed' end;
end
$$;

-- For policies: returns true or raises an error with the reason. If it returned false, a refused update would look like
-- a deleted row.
create function public.require_editor() returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  standing text := public.editing_standing();
begin
  if standing = 'editor' then
    return true;
  end if;
  raise exception using
    errcode = 'insufficient_privilege',
    message = case standing
      when 'second-factor' then 'Confirm with your second factor first. Log in again to be asked for it.'
      when 'unlisted' then 'You can look but not change: you are not on the list of people who may edit.'
      when 'unconfirmed' then 'You can look but not change: your email address is not confirmed yet.'
      else 'You can look but not change.'
    end;
end
$$;

-- Tells the page what the signed-in user may do, so that it can say so before a save is refused.
create function public.describe_access()
  returns table (standing text, only_listed boolean, email text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select public.editing_standing(),
    coalesce((select r.only_listed from public.editing_rule r), false),
    (select lower(u.email)::text from auth.users u where u.id = auth.uid());
end
$$;
create view public.my_access with (security_invoker) as select * from public.describe_access();

-- The list, with the state of each entry: 'no-account', 'unconfirmed' or 'ready'.
create function public.describe_editors()
  returns table (email text, added_at timestamptz, added_by text, account_id uuid, state text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The operator has no account, and may always read the list.
  if auth.role() in ('anon', 'authenticated') then
    perform public.require_editor();
  end if;
  return query select e.email, e.added_at, e.added_by, u.id,
      case
        when u.id is null then 'no-account'
        when e.account_id = u.id or public.has_shown_address(u.id) then 'ready'
        else 'unconfirmed'
      end
    from public.editors e left join auth.users u on u.id = coalesce(
      (select a.id from auth.users a where a.id = e.account_id),
      (select a.id from auth.users a where lower(a.email) = e.email limit 1)
    )
    order by e.added_at, e.email;
end
$$;
create view public.editor_list with (security_invoker) as select * from public.describe_editors();

-- Normalizes the address, records who added it, and checks the account that it is tied to. An editor's own entry is
-- tied to their account, so that a server without mail can have a list.
create function public.fill_editor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  own_address text;
begin
  new.email := lower(btrim(new.email));
  if tg_op = 'UPDATE' and new.email <> old.email then
    raise exception using errcode = 'check_violation', message = 'Remove this address and add the other one.';
  end if;
  -- The operator has no account to record.
  if auth.uid() is null then
    return new;
  end if;
  select lower(u.email) into own_address from auth.users u where u.id = auth.uid();
  if tg_op = 'UPDATE' then
    new.added_at := old.added_at;
    new.added_by := old.added_by;
  else
    new.added_at := now();
    new.added_by := own_address;
  end if;
  if new.email = own_address then
    new.account_id := auth.uid();
  elsif new.account_id is not null and not exists (
    select from auth.users u where u.id = new.account_id and lower(u.email) = new.email
  ) then
    raise exception using errcode = 'check_violation', message = 'This account has another email address.';
  end if;
  return new;
end
$$;
create trigger fill_editor before insert or update on public.editors
  for each row execute function public.fill_editor();

-- Refuses changes by which users would lock themselves out, so the list always has a person who can edit. It is
-- volatile and runs after the statement, so it sees what others have committed while it waited for the lock.
create function public.keep_an_editor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.editors', 0));
  if not coalesce((select r.only_listed from public.editing_rule r), false) then
    return null;
  end if;
  if not exists (select from public.editors) then
    raise exception using errcode = 'check_violation', message = 'The list must have at least one person who may edit.';
  end if;
  if auth.uid() is not null and public.editing_standing() <> 'editor' then
    raise exception using
      errcode = 'check_violation',
      message = 'You would lock yourself out. Another person on the list can remove you.';
  end if;
  return null;
end
$$;
create trigger keep_an_editor after insert or update or delete on public.editors
  for each statement execute function public.keep_an_editor();
create trigger keep_an_editor after insert or update on public.editing_rule
  for each statement execute function public.keep_an_editor();

-- By default, some Supabase projects grant every role all privileges on new objects: revoke them first.
revoke all on public.editing_rule, public.editors, public.my_access, public.editor_list
  from anon, authenticated, service_role;
grant select, insert, update on public.editing_rule to authenticated;
grant select, insert, update, delete on public.editors to authenticated;
grant select on public.my_access, public.editor_list to authenticated;
grant all on public.editing_rule, public.editors to service_role;
grant select on public.my_access, public.editor_list to service_role;

revoke all on function public.has_shown_address(uuid), public.editing_standing(), public.require_editor(),
  public.describe_access(), public.describe_editors(), public.fill_editor(), public.keep_an_editor()
  from public, anon, authenticated, service_role;
grant execute on function public.editing_standing(), public.require_editor(), public.describe_access(),
  public.describe_editors() to authenticated;
grant execute on function public.editing_standing(), public.describe_access(), public.describe_editors()
  to service_role;

alter table public.editing_rule enable row level security;
alter table public.editors enable row level security;

-- In a subquery, the function runs once per statement instead of once per row.
create policy "signed-in users read the rule" on public.editing_rule
  for select to authenticated using (true);
create policy "editors set the rule" on public.editing_rule
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change the rule" on public.editing_rule
  for update to authenticated using ((select public.require_editor())) with check (true);

create policy "editors read the list" on public.editors
  for select to authenticated using ((select public.require_editor()));
create policy "editors add to the list" on public.editors
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change the list" on public.editors
  for update to authenticated using ((select public.require_editor())) with check (true);
create policy "editors remove from the list" on public.editors
  for delete to authenticated using ((select public.require_editor()));

drop policy "signed-in users add members" on public.members;
drop policy "signed-in users change members" on public.members;
drop policy "signed-in users delete members" on public.members;
create policy "editors add members" on public.members
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change members" on public.members
  for update to authenticated using ((select public.require_editor())) with check (true);
create policy "editors delete members" on public.members
  for delete to authenticated using ((select public.require_editor()));

drop policy "signed-in users add chains" on public.referral_chains;
drop policy "signed-in users change chains" on public.referral_chains;
drop policy "signed-in users delete chains" on public.referral_chains;
create policy "editors add chains" on public.referral_chains
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change chains" on public.referral_chains
  for update to authenticated using ((select public.require_editor())) with check (true);
create policy "editors delete chains" on public.referral_chains
  for delete to authenticated using ((select public.require_editor()));
