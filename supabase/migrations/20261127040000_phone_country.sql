-- The country of the phone numbers that are written without a country code (P9): the panel checks numbers against its
-- numbering plan. Visitors do not use it.

alter table public.chapter_settings add column phone_country text not null default 'US'
  constraint phone_country_is_a_code check (phone_country ~ '^[A-Z]{2}$');

comment on column public.chapter_settings.phone_country is 'Two letters (ISO 3166), like US.';

-- The view again, since its columns were fixed when it was created.
drop view public.chapter;
create view public.chapter with (security_invoker) as
  select s.*,
    (select coalesce(jsonb_agg(to_jsonb(c) order by c.name), '[]') from public.own_categories c) as categories,
    (select coalesce(jsonb_agg(to_jsonb(w) order by w.say), '[]') from public.own_words w) as words
  from public.chapter_settings s;

revoke all on public.chapter from anon, authenticated, service_role;
grant select on public.chapter to anon, authenticated, service_role;
