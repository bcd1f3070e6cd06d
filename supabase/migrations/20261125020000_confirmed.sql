-- Whether a member's entry is up to date (P9): the day it was last confirmed, and an email address that bounced.
-- Neither is private, so both can be read like the rest of the row.

-- Existing members have never been confirmed: null.
alter table public.members add column confirmed_on date;
-- A new member counts as confirmed on the day they are added.
alter table public.members alter column confirmed_on set default current_date;

-- Contains the address that bounced, so the mark ends when the member gets another one.
alter table public.members add column bounced_email text
  constraint bounced_email_length check (char_length(bounced_email) <= 500);

comment on column public.members.confirmed_on is 'The day the member was last confirmed; null for never. A save is no confirmation.';
comment on column public.members.bounced_email is 'An email address of the member that bounced.';
