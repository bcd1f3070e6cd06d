/** What people call the columns of a member list or of a list of chains, best first. Data only. */

/** By field; a name may stand with several fields: the first that has no better column gets it. */
export const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['id', ['uuid', 'record id', 'member id', 'chain id']],
  ['member_name', ['name', 'full name', 'member', 'contact name', 'contact person', 'person']],
  [
    'profession_role',
    [
      ...['profession', 'role', 'category', 'classification', 'occupation', 'trade'],
      ...['specialty', 'speciality', 'job title', 'title', 'job'],
    ],
  ],
  [
    'company',
    [
      ...['business', 'company name', 'business name', 'firm', 'organization', 'organisation'],
      ...['employer', 'company / business'],
    ],
  ],
  ['chapter', ['chapter name', 'group', 'club', 'location']],
  [
    'phone',
    [
      ...['tel', 'telephone', 'phone number', 'telephone number', 'mobile', 'mobile phone'],
      ...['mobile number', 'cell', 'cell phone', 'business phone', 'work phone', 'phone no'],
    ],
  ],
  ['email', ['e-mail', 'mail', 'email address', 'e-mail address', 'business email', 'work email']],
  ['website', ['web site', 'web', 'url', 'site', 'homepage', 'home page', 'web address', 'www']],
  ['contact_info', ['contact', 'contact details', 'contact information']],
  ['role_alias', ['alias', 'aliases', 'role aliases', 'other roles', 'also known as', 'keywords']],
  ['sphere', ['contact sphere', 'sector', 'industry', 'category', 'group']],
  ['priority', ['prio', 'rank', 'order']],
  ['scenario', ['situation', 'chain', 'chain name', 'name', 'title', 'need']],
  ['roles_sequence', ['roles', 'sequence', 'role sequence', 'steps', 'chain', 'path']],
  ['script_template', ['script', 'template', 'introduction', 'intro', 'message', 'text']],
  ['trigger_keywords', ['triggers', 'trigger', 'keywords', 'trigger words', 'tags']],
  ['notes', ['note', 'comment', 'comments', 'remarks']],
]);
