-- What each chapter defines for itself (K5): its settings in one row, its own categories and its own words. Visitors
-- may read all of it, editors may change it, and the history records each change, as for members:
-- docs/decisions/090-settings-in-the-database.md.

create table public.chapter_settings (
  -- There is exactly one row, which no request can delete.
  id uuid primary key default '00000000-0000-4000-8000-000000000001'
    constraint one_row check (id = '00000000-0000-4000-8000-000000000001'),
  chapter_name text not null default 'Waxhaw'
    constraint chapter_name_length check (btrim(chapter_name) <> '' and char_length(chapter_name) <= 200),
  home text not null default 'Waxhaw'
    constraint home_length check (btrim(home) <> '' and char_length(home) <= 200),
  nearby text default 'Fort Mill, Ballantyne, Union County, Matthews, Indian Land, Lake Wylie'
    constraint nearby_length check (char_length(nearby) <= 2000),
  examples text default 'roof leak, drainage, realtor, wedding planner, SEO'
    constraint examples_length check (char_length(examples) <= 500),
  boosts text default E'Landscaper: Owen Pritchard\nRealtor: Celeste Whitaker'
    constraint boosts_length check (char_length(boosts) <= 10000),
  feedback_recipient text not null default 'feedback@example.com'
    constraint feedback_recipient_is_an_address
      check (feedback_recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(feedback_recipient) <= 320),
  emergency_number text not null default '911'
    constraint emergency_number_can_be_dialled check (emergency_number ~ '^[0-9 ()+-]{2,30}$'),
  suicide_number text not null default '988'
    constraint suicide_number_can_be_dialled check (suicide_number ~ '^[0-9 ()+-]{2,30}$'),
  poison_number text not null default '1-800-222-1222'
    constraint poison_number_can_be_dialled check (poison_number ~ '^[0-9 ()+-]{2,30}$'),
  violence_number text not null default '1-800-799-7233'
    constraint violence_number_can_be_dialled check (violence_number ~ '^[0-9 ()+-]{2,30}$'),
  neutral_page text not null default 'https://www.weather.gov/'
    constraint neutral_page_is_an_address check (neutral_page ~ '^https?://[^[:space:]"<>]+$' and char_length(neutral_page) <= 500),
  counts_demand boolean not null default true,
  confirm_after_months integer not null default 6
    constraint confirm_after_months_range check (confirm_after_months between 1 and 120),
  version integer not null default 1
);

comment on column public.chapter_settings.home is 'A member is at home when its chapter text contains this.';
comment on column public.chapter_settings.nearby is 'Towns or chapters, nearest first, separated by commas.';
comment on column public.chapter_settings.examples is 'Example searches, separated by commas.';
comment on column public.chapter_settings.boosts is 'One per line: the category, a colon, and the member who leads it.';
comment on column public.chapter_settings.neutral_page is 'Where ''Leave this page'' leads: a page that says nothing about its reader.';

-- A category that the chapter defines itself, or more words for the built-in category of the same name.
create table public.own_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint name_length check (btrim(name) <> '' and char_length(name) <= 200),
  sphere text
    constraint known_sphere check (sphere in ('Trades & Home Services', 'Business & Finance', 'Events & Marketing',
      'Health & Wellness', 'Other Services')),
  open_seat_sphere text
    constraint known_open_seat_sphere check (open_seat_sphere in ('Trades & Home Services', 'Professional Services',
      'Real Estate & Financial', 'Business Services', 'General Business Services')),
  titles text constraint titles_length check (char_length(titles) <= 2000),
  keywords text constraint keywords_length check (char_length(keywords) <= 5000),
  needs text constraint needs_length check (char_length(needs) <= 5000),
  neighbours text constraint neighbours_length check (char_length(neighbours) <= 2000),
  version integer not null default 1
);
create unique index own_categories_by_name on public.own_categories (lower(btrim(name)));

comment on column public.own_categories.titles is 'Like keywords, needs and neighbours: separated by commas.';

create table public.own_words (
  id uuid primary key default gen_random_uuid(),
  say text not null
    constraint say_length check (btrim(say) <> '' and char_length(say) <= 200),
  mean text constraint mean_length check (btrim(mean) <> '' and char_length(mean) <= 200),
  version integer not null default 1
);
create unique index own_words_by_wording on public.own_words (lower(btrim(say)));

comment on table public.own_words is 'What people say, and the category they mean; without one, the words name no member.';

insert into public.chapter_settings default values;

-- Every visit reads all of them, so their number is limited.
create function public.limit_own_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  rows_now bigint;
begin
  execute format('select count(*) from public.%I', tg_table_name) into rows_now;
  if rows_now > 500 then
    raise exception using
      errcode = 'check_violation',
      message = 'There are 500 already. Delete some that are no longer needed first.';
  end if;
  return null;
end
$$;
create trigger limit_own_words after insert on public.own_categories
  for each statement execute function public.limit_own_words();
create trigger limit_own_words after insert on public.own_words
  for each statement execute function public.limit_own_words();

create trigger count_version before update on public.chapter_settings
  for each row execute function public.count_version();
create trigger count_version before update on public.own_categories
  for each row execute function public.count_version();
create trigger count_version before update on public.own_words
  for each row execute function public.count_version();

create trigger history_of_changed after update on public.chapter_settings
  referencing old table as old_rows new table as new_rows for each statement execute function public.keep_history();

create trigger history_of_added after insert on public.own_categories
  referencing new table as new_rows for each statement execute function public.keep_history();
create trigger history_of_changed after update on public.own_categories
  referencing old table as old_rows new table as new_rows for each statement execute function public.keep_history();
create trigger history_of_deleted after delete on public.own_categories
  referencing old table as old_rows for each statement execute function public.keep_history();

create trigger history_of_added after insert on public.own_words
  referencing new table as new_rows for each statement execute function public.keep_history();
create trigger history_of_changed after update on public.own_words
  referencing old table as old_rows new table as new_rows for each statement execute function public.keep_history();
create trigger history_of_deleted after delete on public.own_words
  referencing old table as old_rows for each statement execute function public.keep_history();

-- Everything in one row, so that a visit needs only one request.
create view public.chapter with (security_invoker) as
  select s.*,
    (select coalesce(jsonb_agg(to_jsonb(c) order by c.name), '[]') from public.own_categories c) as categories,
    (select coalesce(jsonb_agg(to_jsonb(w) order by w.say), '[]') from public.own_words w) as words
  from public.chapter_settings s;

revoke all on public.chapter_settings, public.own_categories, public.own_words, public.chapter
  from anon, authenticated, service_role;
grant select on public.chapter_settings, public.own_categories, public.own_words, public.chapter to anon, authenticated;
grant update on public.chapter_settings to authenticated;
grant insert, update, delete on public.own_categories, public.own_words to authenticated;
grant select, update on public.chapter_settings to service_role;
grant all on public.own_categories, public.own_words to service_role;
grant select on public.chapter to service_role;
revoke all on function public.limit_own_words() from public, anon, authenticated, service_role;

alter table public.chapter_settings enable row level security;
alter table public.own_categories enable row level security;
alter table public.own_words enable row level security;

create policy "anyone reads the settings" on public.chapter_settings
  for select to anon, authenticated using (true);
create policy "editors change the settings" on public.chapter_settings
  for update to authenticated using ((select public.require_editor())) with check (true);

create policy "anyone reads categories" on public.own_categories
  for select to anon, authenticated using (true);
create policy "editors add categories" on public.own_categories
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change categories" on public.own_categories
  for update to authenticated using ((select public.require_editor())) with check (true);
create policy "editors delete categories" on public.own_categories
  for delete to authenticated using ((select public.require_editor()));

create policy "anyone reads words" on public.own_words
  for select to anon, authenticated using (true);
create policy "editors add words" on public.own_words
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change words" on public.own_words
  for update to authenticated using ((select public.require_editor())) with check (true);
create policy "editors delete words" on public.own_words
  for delete to authenticated using ((select public.require_editor()));
