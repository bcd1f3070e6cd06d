-- Numbers to call in danger contain at least two digits (K5, S12): '+-' passed the check but cannot be dialed.

update public.chapter_settings set emergency_number = default where emergency_number !~ '[0-9].*[0-9]';
update public.chapter_settings set suicide_number = default where suicide_number !~ '[0-9].*[0-9]';
update public.chapter_settings set poison_number = default where poison_number !~ '[0-9].*[0-9]';
update public.chapter_settings set violence_number = default where violence_number !~ '[0-9].*[0-9]';

alter table public.chapter_settings
  add constraint emergency_number_has_digits check (emergency_number ~ '[0-9].*[0-9]'),
  add constraint suicide_number_has_digits check (suicide_number ~ '[0-9].*[0-9]'),
  add constraint poison_number_has_digits check (poison_number ~ '[0-9].*[0-9]'),
  add constraint violence_number_has_digits check (violence_number ~ '[0-9].*[0-9]');
