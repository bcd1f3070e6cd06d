-- Whether the panel points out a second holder of a trade at home (P13). Visitors do not use it.

alter table public.chapter_settings add column one_holder boolean not null default true;

comment on column public.chapter_settings.one_holder is 'Point out a second member of one trade at home.';

-- The view again, since its columns were fixed when it was created.
drop view public.chapter;
create view public.chapter with (security_invoker) as
  select s.*,
    (select coalesce(jsonb_agg(to_jsonb(c) order by c.name), '[]') from public.own_categories c) as categories,
    (select coalesce(jsonb_agg(to_jsonb(w) order by w.say), '[]') from public.own_words w) as words
  from public.chapter_settings s;

revoke all on public.chapter from anon, authenticated, service_role;
grant select on public.chapter to anon, authenticated, service_role;
