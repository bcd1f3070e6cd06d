-- Who was added to and removed from the list of people who may edit, and when the list was used (R4), is in the history
-- (P7) as well.

-- These tables have no id: the history identifies an entry of the list by its address, and the rule by its table.
create function public.keep_history_of_editors() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  account uuid := auth.uid();
  address text;
begin
  if before is not distinct from after then
    return null;
  end if;
  if account is not null then
    select u.email into address from auth.users u where u.id = account;
  end if;
  insert into public.history (table_name, record_id, before, after, account_id, account_email)
    values (tg_table_name, md5(tg_table_name || coalesce((coalesce(after, before) ->> 'email'), ''))::uuid,
      before, after, account, address);
  return null;
end
$$;
-- Only the triggers below call it.
revoke all on function public.keep_history_of_editors() from public, anon, authenticated, service_role;

create trigger history_of_editors after insert or update or delete on public.editors
  for each row execute function public.keep_history_of_editors();
create trigger history_of_rule after insert or update or delete on public.editing_rule
  for each row execute function public.keep_history_of_editors();

comment on table public.history is
  'Changes of all that editors keep, and of who may edit, of the last 90 days, written by triggers alone.';
