-- Records of several tables, saved and deleted together: all or none, and one change in the history (E7), whose entries
-- have the time of their transaction: docs/decisions/040-versions-in-the-database.md.

-- Each row that is inserted is one write. The caller's own rights and the tables' triggers decide about each.
create function public.save_with_others() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  columns text;
  changes text;
  found_rows integer;
begin
  if new.table_name is null or new.record is null or jsonb_typeof(new.record) <> 'object' or new.table_name
    not in ('members', 'referral_chains', 'own_words', 'expectations') then
    -- PostgREST answers the error code PTnnn with HTTP status nnn.
    raise exception using errcode = 'PT400', message = 'Name a table of the chapter, and the record as an object.';
  end if;
  if new.is_deleted then
    execute format('delete from public.%I where id = $1 and version = $2', new.table_name)
      using (new.record ->> 'id')::uuid, (new.record ->> 'version')::integer;
    get diagnostics found_rows = row_count;
    if found_rows = 0 then
      raise exception using
        errcode = 'PT409',
        message = 'Somebody else has saved or deleted this row meanwhile',
        hint = 'Read the row again and delete it if that is still wanted.';
    end if;
    return null;
  end if;
  select string_agg(format('%I', k), ', '), string_agg(format('%1$I = excluded.%1$I', k), ', ')
    into columns, changes from jsonb_object_keys(new.record) k;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
       on conflict (id) do update set %3$s', new.table_name, columns, changes) using new.record;
  return null;
end
$$;

-- Returns no rows: it only accepts inserts.
create view public.saved_together with (security_invoker) as
  select ''::text as table_name, '{}'::jsonb as record, false as is_deleted where false;

create trigger save_with_others instead of insert on public.saved_together
  for each row execute function public.save_with_others();

-- By default, some Supabase projects grant every role all privileges on new objects: revoke them first.
revoke all on public.saved_together from anon, authenticated, service_role;
grant insert on public.saved_together to authenticated, service_role;
revoke all on function public.save_with_others() from public, anon, authenticated, service_role;
