-- Limits the length of texts, generously, so that no row makes every read of its table slow. The admin forms use the
-- same limits: packages/domain/src/member-fields.ts and chain-fields.ts.

-- Not valid: only new and changed rows are checked, so a server whose rows are already too long still starts.
alter table public.members
  add constraint member_name_length check (char_length(member_name) <= 200) not valid,
  add constraint profession_role_length check (char_length(profession_role) <= 200) not valid,
  add constraint company_length check (char_length(company) <= 200) not valid,
  add constraint contact_info_length check (char_length(contact_info) <= 500) not valid,
  add constraint chapter_length check (char_length(chapter) <= 200) not valid,
  add constraint role_alias_length check (char_length(role_alias) <= 2000) not valid,
  add constraint phone_length check (char_length(phone) <= 100) not valid,
  add constraint email_length check (char_length(email) <= 500) not valid,
  add constraint website_length check (char_length(website) <= 2000) not valid,
  add constraint sphere_length check (char_length(sphere) <= 200) not valid;

alter table public.referral_chains
  add constraint scenario_length check (char_length(scenario) <= 500) not valid,
  add constraint roles_sequence_length check (char_length(roles_sequence) <= 2000) not valid,
  add constraint script_template_length check (char_length(script_template) <= 10000) not valid,
  add constraint trigger_keywords_length check (char_length(trigger_keywords) <= 10000) not valid,
  add constraint notes_length check (char_length(notes) <= 10000) not valid;

-- Validates each constraint that all existing rows satisfy; reports the others.
do $$
declare
  length_check record;
begin
  for length_check in
    select conrelid::regclass as of_table, conname as name from pg_constraint
      where conrelid in ('public.members'::regclass, 'public.referral_chains'::regclass)
        and not convalidated
  loop
    begin
      execute format('alter table %s validate constraint %I', length_check.of_table, length_check.name);
    exception when check_violation then
      raise notice '% has rows that are too long for %', length_check.of_table, length_check.name;
    end;
  end loop;
end
$$;
