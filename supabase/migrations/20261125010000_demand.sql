-- How often professions that no member holds were asked for, by day (N1); words that visitors sent to the chapter (N3);
-- and how far the chapter is with filling each open seat (N4): docs/decisions/091-demand-is-counted-without-words.md.
-- Visitors can only insert into two views. Their triggers write the tables, and answer the same whether a row was kept
-- or dropped.

create table public.demand (
  day date not null
    constraint day_is_a_day check (isfinite(day)),
  profession text not null
    constraint profession_is_one_line
      check (profession = btrim(profession) and char_length(profession) between 1 and 100 and profession !~ '[[:cntrl:]]'),
  asked integer not null
    constraint asked_range check (asked between 1 and 100000),
  primary key (day, profession)
);

comment on table public.demand is 'How often a profession that no member holds was asked for on a day. Nothing else is known of a search.';
comment on column public.demand.day is 'In UTC.';

create table public.told_words (
  id uuid primary key default gen_random_uuid(),
  day date not null
    constraint day_is_a_day check (isfinite(day)),
  words text not null
    constraint words_are_one_line
      check (words = btrim(words) and char_length(words) between 1 and 200 and words !~ '[[:cntrl:]]'),
  answered text not null
    constraint answered_is_known check (answered in ('not-understood', 'correction', 'hint')),
  profession text
    constraint profession_is_one_line
      check (profession = btrim(profession) and char_length(profession) between 1 and 100 and profession !~ '[[:cntrl:]]')
);
create index told_words_by_day on public.told_words (day);

comment on table public.told_words is 'Words that a visitor chose to send to the chapter.';
comment on column public.told_words.answered is 'Why they were worth telling: not understood, corrected, or answered by a weak hint.';
comment on column public.told_words.profession is 'What they were taken for; null when not understood.';

create table public.seat_states (
  profession text primary key
    constraint profession_is_one_line
      check (profession = btrim(profession) and char_length(profession) between 1 and 100 and profession !~ '[[:cntrl:]]'),
  state text not null
    constraint state_is_known check (state in ('invited', 'filled')),
  since timestamptz not null default now(),
  set_by text
);

comment on table public.seat_states is 'Open seats for which someone was invited or found, since when, and who said so.';

-- The page asks for at most four professions per search. A request with more rows does not come from it, and is refused
-- before it costs much.
create function public.limit_rows_of_request() returns void
  language plpgsql set search_path = ''
as $$
declare
  rows_before integer := coalesce(nullif(current_setting('pathfinder.rows_of_request', true), ''), '0')::integer;
begin
  if rows_before >= 4 then
    -- PostgREST answers the error code PTnnn with HTTP status nnn.
    raise exception using errcode = 'PT413', message = 'A request may have four rows at most.';
  end if;
  perform set_config('pathfinder.rows_of_request', (rows_before + 1)::text, true);
end
$$;

-- Counts one request for a profession: up to 100 professions a day, each up to 100 times. More are dropped. All
-- outcomes take about the same time, since none waits for the disk, and give the same answer: no row.
create function public.count_asked() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  perform public.limit_rows_of_request();
  perform set_config('synchronous_commit', 'off', true);
  if not coalesce((select s.counts_demand from public.chapter_settings s), false)
    or new.profession is null or char_length(new.profession) not between 1 and 100
    or new.profession <> btrim(new.profession) or new.profession ~ '[[:cntrl:]]' then
    return null;
  end if;
  -- Serialized, so concurrent inserts cannot both take the last place.
  perform pg_advisory_xact_lock(hashtextextended('public.demand', 0));
  insert into public.demand as d (day, profession, asked)
    select today, new.profession, 1
      where (select count(*) from public.demand t where t.day = today and t.profession <> new.profession) < 100
    on conflict (day, profession) do update set asked = d.asked + 1 where d.asked < 100;
  -- Counts are kept for a little more than a year (N2). The index finds the oldest day at once.
  if (select min(t.day) from public.demand t) < today - 400 then
    delete from public.demand t where t.day < today - 400;
  end if;
  return null;
end
$$;

-- Keeps the words of a visitor, up to 50 entries a day and 2000 in all. More are dropped, with the same answer.
create function public.keep_told_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
  said text := btrim(new.words);
begin
  perform public.limit_rows_of_request();
  perform set_config('synchronous_commit', 'off', true);
  if said is null or char_length(said) not between 1 and 200 or said ~ '[[:cntrl:]]'
    or new.answered is null or new.answered not in ('not-understood', 'correction', 'hint')
    or char_length(new.profession) not between 1 and 100
    or new.profession <> btrim(new.profession) or new.profession ~ '[[:cntrl:]]' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.told_words', 0));
  if (select min(t.day) from public.told_words t) < today - 400 then
    delete from public.told_words t where t.day < today - 400;
  end if;
  insert into public.told_words (day, words, answered, profession)
    select today, said, new.answered, new.profession
      where (select count(*) from public.told_words t where t.day = today) < 50
        and (select count(*) from public.told_words) < 2000;
  return null;
end
$$;

-- The database sets `since`, unless it is given, as when a state is restored. It always sets `set_by`.
create function public.fill_seat_state() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.since := coalesce(new.since, now());
  new.set_by := null;
  if auth.uid() is not null then
    select u.email into new.set_by from auth.users u where u.id = auth.uid();
  end if;
  return new;
end
$$;
create trigger fill_seat_state before insert or update on public.seat_states
  for each row execute function public.fill_seat_state();

-- These views return no rows: they only accept inserts.
create view public.asked_for with (security_invoker) as
  select ''::text as profession where false;
create trigger count_asked instead of insert on public.asked_for
  for each row execute function public.count_asked();

create view public.tell_chapter with (security_invoker) as
  select ''::text as words, ''::text as answered, ''::text as profession where false;
create trigger keep_told_words instead of insert on public.tell_chapter
  for each row execute function public.keep_told_words();

-- By default, some Supabase projects grant every role all privileges on new objects: revoke them first.
revoke all on public.demand, public.told_words, public.seat_states, public.asked_for, public.tell_chapter
  from anon, authenticated, service_role;
grant insert on public.asked_for, public.tell_chapter to anon, authenticated, service_role;
grant select, insert, update, delete on public.demand, public.seat_states to authenticated;
grant select, delete on public.told_words to authenticated;
grant all on public.demand, public.told_words, public.seat_states to service_role;
revoke all on function public.limit_rows_of_request(), public.count_asked(), public.keep_told_words(),
  public.fill_seat_state() from public, anon, authenticated, service_role;

alter table public.demand enable row level security;
alter table public.told_words enable row level security;
alter table public.seat_states enable row level security;

create policy "editors read the demand" on public.demand
  for select to authenticated using ((select public.require_editor()));
create policy "editors add demand" on public.demand
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change demand" on public.demand
  for update to authenticated using ((select public.require_editor())) with check (true);
create policy "editors delete demand" on public.demand
  for delete to authenticated using ((select public.require_editor()));

-- Hides expired rows that no later insert has deleted yet.
create policy "editors read told words" on public.told_words
  for select to authenticated
  using ((select public.require_editor()) and day >= (now() at time zone 'utc')::date - 400);
create policy "editors delete told words" on public.told_words
  for delete to authenticated using ((select public.require_editor()));

create policy "editors read the states of seats" on public.seat_states
  for select to authenticated using ((select public.require_editor()));
create policy "editors add states of seats" on public.seat_states
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change states of seats" on public.seat_states
  for update to authenticated using ((select public.require_editor())) with check (true);
create policy "editors delete states of seats" on public.seat_states
  for delete to authenticated using ((select public.require_editor()));
