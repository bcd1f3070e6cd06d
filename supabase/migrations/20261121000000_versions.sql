-- When two admins edit the same row, a save states the version that it is based on. A save based on an outdated
-- version is refused, so no edit is lost.

alter table public.members add column version integer not null default 1;
alter table public.referral_chains add column version integer not null default 1;

comment on column public.members.version is 'Counts the saves of a row. Who sends one says which version was changed.';
comment on column public.referral_chains.version is 'Counts the saves of a row. Who sends one says which version was changed.';

-- An update that leaves out the version skips the check.
create function public.count_version() returns trigger
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
  new.version := old.version + 1;
  return new;
end
$$;
-- Only the triggers below call it.
revoke all on function public.count_version() from public;

create trigger count_version before update on public.members
  for each row execute function public.count_version();
create trigger count_version before update on public.referral_chains
  for each row execute function public.count_version();
