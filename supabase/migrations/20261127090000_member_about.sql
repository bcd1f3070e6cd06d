-- What a member's page says about them (V3): a sentence, and the address of a picture, which visitors' browsers load
-- from there.

alter table public.members
  add column about text
    constraint about_length check (char_length(about) <= 200),
  add column picture text
    constraint picture_length check (char_length(picture) <= 500)
    constraint picture_address check (picture ~* '^https://[^[:space:]/"<>]+[^[:space:]"<>]*$');

comment on column public.members.about is 'One sentence about the member.';
comment on column public.members.picture is 'The https address of a picture of the member.';
