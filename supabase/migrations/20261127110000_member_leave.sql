-- Members who are away for a while, who stands in for them, and the languages they speak (M14, M15).

alter table public.members
  add column languages text
    constraint languages_length check (char_length(languages) <= 500),
  add column away_until date,
  add column substitute_id uuid
    constraint somebody_else check (substitute_id <> id);

comment on column public.members.languages is 'Besides the chapter''s own, separated by commas.';
comment on column public.members.away_until is 'The last day the member is away.';
comment on column public.members.substitute_id is 'The member who stands in meanwhile.';

create index members_by_substitute on public.members (substitute_id) where substitute_id is not null;

-- No foreign key: it would refuse to bring back a deleted member before their substitute is back.
create function public.forget_substitutes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.members m set substitute_id = null from old_rows o where m.substitute_id = o.id;
  return null;
end
$$;
-- Only the trigger below calls it.
revoke all on function public.forget_substitutes() from public, anon, authenticated, service_role;

create trigger forget_substitutes after delete on public.members
  referencing old table as old_rows for each statement execute function public.forget_substitutes();
