/**
 * R1 to R5 as a table: what each kind of caller may do with each table of the public schema. A reader is signed in and
 * may not edit; callers.ts assigns the kinds.
 */
export const PERMISSIONS = `
caller         table            select  insert  update  delete  upsert

anon           members          yes     no      no      no      no
anon           referral_chains  yes     no      no      no      no
anon           chapter_settings yes     no      no      no      no
anon           own_categories   yes     no      no      no      no
anon           own_words        yes     no      no      no      no
anon           chapter          yes     -       -       -       -
anon           expectations     no      no      no      no      no
anon           editing_rule     no      no      no      no      no
anon           editors          no      no      no      no      no
anon           history          no      no      no      no      no
anon           history_actions  no      -       -       -       -
anon           imports          no      no      no      no      no
anon           my_access        no      -       -       -       -
anon           editor_list      no      -       -       -       -
anon           demand           no      no      no      no      no
anon           told_words       no      no      no      no      no
anon           seat_states      no      no      no      no      no
anon           asked_for        no      yes     no      no      -
anon           tell_chapter     no      yes     no      no      -
anon           saved_together   no      no      no      no      -
anon           own_chapter      no      no      no      no      -
anon           chapter_start    no      no      no      no      no

reader         members          yes     no      no      no      no
reader         referral_chains  yes     no      no      no      no
reader         chapter_settings yes     no      no      no      no
reader         own_categories   yes     no      no      no      no
reader         own_words        yes     no      no      no      no
reader         chapter          yes     -       -       -       -
reader         expectations     no      no      no      no      no
reader         editing_rule     yes     no      no      no      no
reader         editors          no      no      no      no      no
reader         history          no      no      no      no      no
reader         history_actions  no      -       -       -       -
reader         imports          no      no      no      no      no
reader         my_access        yes     -       -       -       -
reader         editor_list      no      -       -       -       -
reader         demand           no      no      no      no      no
reader         told_words       no      no      no      no      no
reader         seat_states      no      no      no      no      no
reader         asked_for        no      yes     no      no      -
reader         tell_chapter     no      yes     no      no      -
reader         saved_together   no      no      no      no      -
reader         own_chapter      no      no      no      no      -
reader         chapter_start    no      no      no      no      no

editor         members          yes     yes     yes     yes     yes
editor         referral_chains  yes     yes     yes     yes     yes
editor         chapter_settings yes     no      yes     no      no
editor         own_categories   yes     yes     yes     yes     yes
editor         own_words        yes     yes     yes     yes     yes
editor         chapter          yes     -       -       -       -
editor         expectations     yes     yes     yes     yes     yes
editor         editing_rule     yes     yes     yes     no      yes
editor         editors          yes     yes     yes     yes     yes
editor         history          yes     no      no      no      no
editor         history_actions  yes     -       -       -       -
editor         imports          yes     yes     no      yes     no
editor         my_access        yes     -       -       -       -
editor         editor_list      yes     -       -       -       -
editor         demand           yes     yes     yes     yes     yes
editor         told_words       yes     no      no      yes     no
editor         seat_states      yes     yes     yes     yes     yes
editor         asked_for        no      yes     no      no      -
editor         tell_chapter     no      yes     no      no      -
editor         saved_together   no      yes     no      no      -
editor         own_chapter      yes     yes     no      yes     -
editor         chapter_start    no      no      no      no      no

service_role   members          yes     yes     yes     yes     yes
service_role   referral_chains  yes     yes     yes     yes     yes
service_role   chapter_settings yes     no      yes     no      no
service_role   own_categories   yes     yes     yes     yes     yes
service_role   own_words        yes     yes     yes     yes     yes
service_role   chapter          yes     -       -       -       -
service_role   expectations     yes     yes     yes     yes     yes
service_role   editing_rule     yes     yes     yes     yes     yes
service_role   editors          yes     yes     yes     yes     yes
service_role   history          yes     no      no      no      no
service_role   history_actions  yes     -       -       -       -
service_role   imports          yes     yes     yes     yes     yes
service_role   my_access        yes     -       -       -       -
service_role   editor_list      yes     -       -       -       -
service_role   demand           yes     yes     yes     yes     yes
service_role   told_words       yes     yes     yes     yes     yes
service_role   seat_states      yes     yes     yes     yes     yes
service_role   asked_for        no      yes     no      no      -
service_role   tell_chapter     no      yes     no      no      -
service_role   saved_together   no      yes     no      no      -
service_role   own_chapter      no      no      no      no      -
service_role   chapter_start    no      no      no      no      no
`;
