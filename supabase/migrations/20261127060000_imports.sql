-- Which changes in the history were one import (P12), so that it can be undone on any device:
-- docs/decisions/040-versions-in-the-database.md.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  table_name text not null
    constraint known_table check (table_name in ('members', 'referral_chains')),
  -- What it did: '5 added, 2 updated, 1 skipped'.
  summary text not null
    constraint summary_length check (btrim(summary) <> '' and char_length(summary) <= 200),
  -- When its requests changed the table: all changes of one request have the same time in the history.
  changes timestamptz[] not null
    constraint changes_count check (cardinality(changes) between 1 and 1000)
);

comment on table public.imports is 'Imports of the last 30 days that can be undone; what undoes them is in the history.';

create index imports_by_age on public.imports (at);

-- Each import deletes those that can no longer be undone, so no scheduled job is needed.
create function public.forget_old_imports() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.imports i where i.at < now() - interval '30 days';
  return null;
end
$$;
-- Only the trigger below calls it.
revoke all on function public.forget_old_imports() from public, anon, authenticated, service_role;

create trigger forget_old_imports after insert on public.imports
  for each statement execute function public.forget_old_imports();

revoke all on public.imports from anon, authenticated, service_role;
grant select, insert, delete on public.imports to authenticated;
grant all on public.imports to service_role;

alter table public.imports enable row level security;

create policy "editors read imports" on public.imports
  for select to authenticated using ((select public.require_editor()));
create policy "editors record imports" on public.imports
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors forget imports" on public.imports
  for delete to authenticated using ((select public.require_editor()));
