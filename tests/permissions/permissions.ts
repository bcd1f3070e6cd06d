/** R1 as a table: what each role may do with each table of the public schema. */
export const PERMISSIONS = `
role           table            select  insert  update  delete  upsert

anon           members          yes     no      no      no      no
anon           referral_chains  yes     no      no      no      no

authenticated  members          yes     yes     yes     yes     yes
authenticated  referral_chains  yes     yes     yes     yes     yes

service_role   members          yes     yes     yes     yes     yes
service_role   referral_chains  yes     yes     yes     yes     yes
`;
