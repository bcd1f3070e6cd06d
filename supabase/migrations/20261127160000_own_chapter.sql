-- A chapter's own start, from the demo chapter. The demo says that it is one, to visitors too (K6). Starting replaces
-- it in one change, which can be undone as long as nothing was changed since (P15):
-- docs/decisions/116-a-chapter-starts-in-one-change.md.

alter table public.chapter_settings add column is_demo boolean not null default false;

comment on column public.chapter_settings.is_demo is 'The people and companies are invented, and visitors are told so.';

-- A chapter from before is the demo if its settings are untouched and all of its members are the demo's. Nobody changed
-- anything, so neither the version nor the history tells of it.
alter table public.chapter_settings disable trigger user;
update public.chapter_settings set is_demo = true
  where version = 1 and exists (select from public.members) and not exists (
    select from public.members where id <> all ('{
      4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496,686accde-7c86-45c2-8d48-5cfe9282525a,95e64cea-3bd0-4168-8aa3-9dfd2b6e9277,
      25dc0a6a-1393-4495-9d65-c6a740f96c0e,9c861ec6-e3f0-4c6b-8cb8-105d38fadcab,2fede95c-ce80-4cb1-aaf0-998161ac1bae,
      8706a20d-5929-4123-a6ad-d90883322f3b,78407792-acc2-4816-8bdd-1eade03d98a5,95dcf765-6640-42c2-99e2-9a3947bb11f6,
      fa87d9fa-7ea4-4b0b-80a2-50304af9aaef,ec391413-b987-4199-a765-1a8636d140fc,8e7d0eb7-c409-4d11-8ab6-6c66b87f2f13,
      9ff0c8f0-fbba-461e-be8b-95d63be38f44,00bf3849-d6bd-4a3c-bd2e-8fa71a21eaea,587be132-05f1-408b-adba-28c11efbc97a,
      8ced8927-295c-4bb0-b38f-2d9042a83913,e6603bd4-d23e-4915-9fdf-0bc8811afced,f0c5bbde-a51e-4e95-9556-797b69969f22,
      872e0de0-7e53-40d3-a08b-1bdf6cc42ad3,d1707abb-d06d-4fd9-8ebe-15d8b9ccead9,318aa9a3-bb3a-4c64-af39-9513de507460,
      687cad3f-68af-416c-b189-08c84e654684,374592d7-144b-43fb-a5be-cd1438594885,4a209446-47b2-4449-957f-31f787033f4d,
      946f4a0f-0020-4779-8d28-ef7c074358fd,c80e40a6-fcfe-42de-9edd-5fe526e8f660,49285694-c8ba-4946-af9b-7cd54322bb60,
      432b5c87-6abf-4c54-b58c-2c0034d5a416,4fa7ec9d-206a-4c60-bfc2-d598e4c08eef,979f1a19-a83d-49fa-a9de-a0b54b75e390,
      b65e3ad9-f76e-409d-8849-4983c2375773,c1f97626-f2d7-40d9-a7b4-93f0c00b95e7,e0110b0f-db7e-4c18-8a80-485b37e8159b,
      0e990160-c7ec-49db-b8f4-8dfb77859e78,adb5a094-1ab2-42aa-85a3-b32b3a91b558,9ca3dc40-ddb8-4756-9286-0c301b170b85,
      9e9d05b3-268f-4f09-8d8b-8e013a29ac4c,2787f499-1336-4044-96a9-fac2ac5b3ac6,6642224a-f941-424b-a3e7-bc55e7dcee80,
      29e1452a-eb23-4645-aceb-63e95b7d1747,119dbd9e-b1c1-43e5-9147-726710f50ec2,216f051d-9d0f-4821-9ba4-61629e76334e,
      a545993f-1d42-4b3b-847f-68f6898ccb49,5ae9cff7-0c4d-4dad-ae81-6056c09a050d,febdf20b-5065-4698-a1bb-f6b828f1f07f,
      dbd3f0d0-4f4b-4ce0-9d07-2e576323fe87,a5661121-58bf-4cc0-818b-16182e5ad2c6,839d226f-6f7e-4137-81c0-50a5d3d071ce
    }'::uuid[])
  );
alter table public.chapter_settings enable trigger user;

-- The view again, since its columns were fixed when it was created.
drop view public.chapter;
create view public.chapter with (security_invoker) as
  select s.*,
    (select coalesce(jsonb_agg(to_jsonb(c) order by c.name), '[]') from public.own_categories c) as categories,
    (select coalesce(jsonb_agg(to_jsonb(w) order by w.say), '[]') from public.own_words w) as words
  from public.chapter_settings s;

revoke all on public.chapter from anon, authenticated, service_role;
grant select on public.chapter to anon, authenticated, service_role;

-- The start that can be undone. The history has the records that it replaced, and this the counts, which have none.
create table public.chapter_start (
  id boolean primary key default true check (id),
  at timestamptz not null default now(),
  -- Its first and last entry in the history. Between them are no others of these tables, which it locks.
  first_change bigint not null,
  last_change bigint not null,
  counts jsonb not null
);

comment on table public.chapter_start is 'One row at most: how the demo was replaced. Only the functions of own_chapter use it.';

-- The tables whose records are a chapter, as the history names them.
create function public.chapter_tables() returns text[]
  language sql immutable set search_path = ''
as $$ select '{members,referral_chains,own_categories,own_words,expectations}'::text[] $$;

-- Keeps everyone else from changing the chapter until the transaction ends.
create function public.hold_chapter() returns void
  language plpgsql set search_path = ''
as $$
begin
  lock table public.chapter_settings, public.members, public.referral_chains, public.own_categories, public.own_words,
    public.expectations, public.demand, public.seat_states, public.imports in share row exclusive mode;
end
$$;

-- Adds rows to a table. A column that no row has gets its default.
create function public.add_rows(to_table text, given jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  names text;
begin
  select string_agg(quote_ident(a.attname), ', ') into names
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', to_table)::regclass and a.attnum > 0 and not a.attisdropped
      and a.attname in (select jsonb_object_keys(r) from jsonb_array_elements(given) r);
  if names is not null then
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)', to_table, names
    ) using given;
  end if;
end
$$;

-- Changes the settings that are given. Supabase refuses an update or a delete without 'where'.
create function public.put_settings(given jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  names text;
begin
  select string_agg(quote_ident(a.attname), ', ') into names
    from pg_catalog.pg_attribute a
    where a.attrelid = 'public.chapter_settings'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attname not in ('id', 'version') and given ? a.attname;
  execute format(
    'update public.chapter_settings s set (%1$s) = (select %1$s from jsonb_populate_record(s, $1)) where true', names
  ) using given;
end
$$;

-- Replaces the demo by { settings, members, chains }.
create function public.start_own_chapter() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  last_before bigint;
  counts jsonb;
  replaced text;
begin
  perform public.require_editor();
  perform public.hold_chapter();
  if not (select s.is_demo from public.chapter_settings s) then
    raise exception using
      errcode = 'check_violation',
      message = 'This chapter is not the demo any more, so nothing was replaced.';
  end if;
  if coalesce(jsonb_array_length(new.chapter -> 'members'), 0) = 0 then
    raise exception using errcode = 'check_violation', message = 'A chapter starts with at least one member.';
  end if;

  select coalesce(max(h.id), 0) into last_before from public.history h;
  select jsonb_build_object(
    'demand', (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from public.demand d),
    'seat_states', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.seat_states s),
    'imports', (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from public.imports i)
  ) into counts;
  foreach replaced in array public.chapter_tables() || '{demand,seat_states,imports}'::text[] loop
    execute format('delete from public.%I where true', replaced);
  end loop;

  -- Boosts name members, who are gone.
  perform public.put_settings(coalesce(new.chapter -> 'settings', '{}') || '{"boosts": null, "is_demo": false}');
  perform public.add_rows('members', new.chapter -> 'members');
  perform public.add_rows('referral_chains', coalesce(new.chapter -> 'chains', '[]'));

  delete from public.chapter_start where true;
  insert into public.chapter_start (first_change, last_change, counts)
    select last_before + 1, max(h.id), counts from public.history h;
  return new;
end
$$;

-- The start, if it can be undone: within 30 days, while nobody has changed the chapter since.
create function public.describe_own_chapter() returns table (at timestamptz, chapter jsonb)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The operator has no account.
  if auth.role() in ('anon', 'authenticated') then
    perform public.require_editor();
  end if;
  return query select c.at, null::jsonb from public.chapter_start c
    where c.at > now() - interval '30 days'
      and not exists (
        select from public.history h
          where h.id > c.last_change and h.table_name = any (public.chapter_tables() || 'chapter_settings'::text)
      )
      and not exists (select from public.seat_states);
end
$$;

-- Brings back everything that the start replaced.
create function public.undo_own_chapter() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  start public.chapter_start;
  restored text;
begin
  perform public.require_editor();
  perform public.hold_chapter();
  -- Somebody may have changed something while this waited.
  if not exists (select from public.describe_own_chapter()) then
    raise exception using
      errcode = 'check_violation',
      message = 'Something was changed since, so the demo cannot come back.';
  end if;
  select * into start from public.chapter_start;

  foreach restored in array public.chapter_tables() loop
    execute format('delete from public.%I where true', restored);
    perform public.add_rows(restored, (
      select coalesce(jsonb_agg(h.before order by h.id), '[]') from public.history h
        where h.id between start.first_change and start.last_change and h.table_name = restored and h.after is null
    ));
  end loop;
  perform public.put_settings(h.before) from public.history h
    where h.id between start.first_change and start.last_change and h.table_name = 'chapter_settings';
  foreach restored in array '{demand,seat_states,imports}'::text[] loop
    execute format('delete from public.%I where true', restored);
    perform public.add_rows(restored, start.counts -> restored);
  end loop;
  delete from public.chapter_start where true;
  return old;
end
$$;

-- A state that an undo brings back keeps who set it: only then another trigger adds the row.
create or replace function public.fill_seat_state() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  new.since := coalesce(new.since, now());
  new.set_by := null;
  if auth.uid() is not null then
    select u.email into new.set_by from auth.users u where u.id = auth.uid();
  end if;
  return new;
end
$$;

-- Inserting { chapter } starts the chapter; deleting the row undoes that.
create view public.own_chapter with (security_invoker) as select * from public.describe_own_chapter();
create trigger start_own_chapter instead of insert on public.own_chapter
  for each row execute function public.start_own_chapter();
create trigger undo_own_chapter instead of delete on public.own_chapter
  for each row execute function public.undo_own_chapter();

-- By default, some Supabase projects grant every role all privileges on new objects: revoke them first.
revoke all on public.chapter_start, public.own_chapter from anon, authenticated, service_role;
grant select, insert, delete on public.own_chapter to authenticated;
revoke all on function public.chapter_tables(), public.hold_chapter(), public.add_rows(text, jsonb),
  public.put_settings(jsonb), public.start_own_chapter(), public.describe_own_chapter(), public.undo_own_chapter()
  from public, anon, authenticated, service_role;
grant execute on function public.describe_own_chapter() to authenticated;

alter table public.chapter_start enable row level security;
