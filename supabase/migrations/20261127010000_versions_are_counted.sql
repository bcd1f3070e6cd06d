-- No client chooses a version (P6): docs/decisions/040-versions-in-the-database.md. A row starts with 1; one that is
-- brought back continues where it was deleted, so that a form opened before cannot overwrite it.

create or replace function public.count_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.version is distinct from old.version then
    -- PostgREST answers the error code PTnnn with HTTP status nnn.
    raise exception using
      errcode = 'PT409',
      message = 'Somebody else has saved this row meanwhile',
      detail = format('Version %s was changed, and version %s is there.', new.version, old.version),
      hint = 'Read the row again and save what is still wanted.';
  end if;
  -- Wraps around at the largest integer, which an insert could set before this migration.
  new.version := old.version % 2147483647 + 1;
  return new;
end
$$;

create function public.begin_version() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  deleted jsonb;
begin
  select h.before into deleted from public.history h
    where h.record_id = new.id and h.after is null order by h.id desc limit 1;
  -- Most rows of an import.
  if deleted is null and new.version = 1 then
    return new;
  end if;
  -- Each table has its own statement, whose plan is kept.
  case tg_table_name
    when 'members' then perform from public.members t where t.id = new.id;
    when 'referral_chains' then perform from public.referral_chains t where t.id = new.id;
    when 'own_categories' then perform from public.own_categories t where t.id = new.id;
    when 'own_words' then perform from public.own_words t where t.id = new.id;
    when 'expectations' then perform from public.expectations t where t.id = new.id;
  end case;
  -- An upsert of a row that is there: count_version compares the version that it is based on.
  if found then
    return new;
  end if;
  new.version := case
    when deleted is null then 1
    when deleted - 'version' = to_jsonb(new) - 'version' then (deleted ->> 'version')::integer
    else (deleted ->> 'version')::integer % 2147483647 + 1
  end;
  return new;
end
$$;

-- Only the triggers below call it.
revoke all on function public.begin_version() from public, anon, authenticated, service_role;

create trigger begin_version before insert on public.members
  for each row execute function public.begin_version();
create trigger begin_version before insert on public.referral_chains
  for each row execute function public.begin_version();
create trigger begin_version before insert on public.own_categories
  for each row execute function public.begin_version();
create trigger begin_version before insert on public.own_words
  for each row execute function public.begin_version();
create trigger begin_version before insert on public.expectations
  for each row execute function public.begin_version();
