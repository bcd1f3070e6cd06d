-- Needs with the answers that the chapter expects (E1). Only editors can read and write them:
-- docs/decisions/092-expectations-are-judged-in-a-worker.md.

create table public.expectations (
  id uuid primary key default gen_random_uuid(),
  need text not null
    constraint need_length check (btrim(need) <> '' and char_length(need) <= 500),
  kind text not null
    constraint known_kind check (kind in ('member', 'profession', 'chain', 'open-seat', 'nobody', 'danger')),
  answer text
    constraint answer_length check (btrim(answer) <> '' and char_length(answer) <= 500),
  version integer not null default 1,
  constraint answer_of_kind check ((answer is null) = (kind in ('nobody', 'danger')))
);

comment on table public.expectations is 'Needs with the answer that the chapter expects, judged in the panel before a change is saved.';
comment on column public.expectations.answer is 'The name of the member, profession, chain or open seat.';

-- The panel reads and judges all of them, so their number is limited.
create function public.limit_expectations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.expectations) > 20000 then
    raise exception using
      errcode = 'check_violation',
      message = 'There are 20,000 already. Delete some that are no longer needed first.';
  end if;
  return null;
end
$$;
create trigger limit_expectations after insert on public.expectations
  for each statement execute function public.limit_expectations();

create trigger count_version before update on public.expectations
  for each row execute function public.count_version();

create trigger history_of_added after insert on public.expectations
  referencing new table as new_rows for each statement execute function public.keep_history();
create trigger history_of_changed after update on public.expectations
  referencing old table as old_rows new table as new_rows for each statement execute function public.keep_history();
create trigger history_of_deleted after delete on public.expectations
  referencing old table as old_rows for each statement execute function public.keep_history();

-- By default, some Supabase projects grant every role all privileges on new objects: revoke them first.
revoke all on public.expectations from anon, authenticated, service_role;
grant select, insert, update, delete on public.expectations to authenticated;
grant all on public.expectations to service_role;
revoke all on function public.limit_expectations() from public, anon, authenticated, service_role;

alter table public.expectations enable row level security;

create policy "editors read expectations" on public.expectations
  for select to authenticated using ((select public.require_editor()));
create policy "editors add expectations" on public.expectations
  for insert to authenticated with check ((select public.require_editor()));
create policy "editors change expectations" on public.expectations
  for update to authenticated using ((select public.require_editor())) with check (true);
create policy "editors delete expectations" on public.expectations
  for delete to authenticated using ((select public.require_editor()));
