-- The chapter directory: its members and its referral chains.
-- Anyone may read; signed-in users may also insert, update and delete (R1). The database enforces this (R2).

create table public.members (
  id uuid primary key default gen_random_uuid(),
  member_name text not null check (btrim(member_name) <> ''),
  profession_role text not null check (btrim(profession_role) <> ''),
  company text,
  contact_info text,
  chapter text,
  role_alias text,
  priority integer default 3,
  phone text,
  email text,
  website text,
  sphere text
);

comment on column public.members.contact_info is 'Phone number or e-mail address; an ''@'' means e-mail.';
comment on column public.members.role_alias is 'Other names of the role, separated by commas.';
comment on column public.members.priority is '1 to 5, lower means more important.';

-- For reading members in the directory's order (W1).
create index members_by_priority on public.members (priority, member_name);

create table public.referral_chains (
  id uuid primary key default gen_random_uuid(),
  scenario text not null check (btrim(scenario) <> ''),
  roles_sequence text not null check (btrim(roles_sequence) <> ''),
  script_template text not null check (btrim(script_template) <> ''),
  trigger_keywords text,
  notes text
);

comment on column public.referral_chains.roles_sequence is 'Roles separated by the arrow →.';
comment on column public.referral_chains.trigger_keywords is 'Separated by commas.';

-- By default, some Supabase projects grant every role all privileges on new tables: revoke them first.
revoke all on public.members, public.referral_chains from anon, authenticated;
grant select on public.members, public.referral_chains to anon, authenticated;
grant insert, update, delete on public.members, public.referral_chains to authenticated;
grant all on public.members, public.referral_chains to service_role;

alter table public.members enable row level security;
alter table public.referral_chains enable row level security;

create policy "anyone reads members" on public.members
  for select to anon, authenticated using (true);
create policy "signed-in users add members" on public.members
  for insert to authenticated with check (true);
create policy "signed-in users change members" on public.members
  for update to authenticated using (true) with check (true);
create policy "signed-in users delete members" on public.members
  for delete to authenticated using (true);

create policy "anyone reads chains" on public.referral_chains
  for select to anon, authenticated using (true);
create policy "signed-in users add chains" on public.referral_chains
  for insert to authenticated with check (true);
create policy "signed-in users change chains" on public.referral_chains
  for update to authenticated using (true) with check (true);
create policy "signed-in users delete chains" on public.referral_chains
  for delete to authenticated using (true);
