/** Words that surround the names of people and companies, as base forms. Data only. */

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Before a name, they ask for the trade: 'attorney Holloway'. */
export const tradesBeforeNames = listed('rabbi atty attorney');

/** After a person's name: 'Earl McAllister Jr., CPA'. */
export const nameSuffixes = listed(
  'jr sr ii iii iv esq md dds dmd dvm rn phd jd mba cpa cfp cfa realtor',
);

/** At the end of a company's name: its legal form. */
export const companyForms = listed(
  'llc llp lp inc incorporated co corp corporation company ltd limited pllc plc pc pa',
);

/** How people ask for someone they know by name: 'call Garrett', 'is Grace there'. */
export const askingForSomeone = listed(
  'call phone telephone cell mobile number contact email text message talk speak meet reach address ' +
    'website office info information detail available appointment there member named name',
);

/** Surnames that are also words for what a trade works with: on their own they ask for the trade. */
export const tradesAsNames = listed(
  'brick driver farmer fish flower glass house slate stone tree wall water wood',
);

/** Three-letter names that are also words: english.txt has no words this short. */
export const shortWordsAsNames = listed(
  'ace art ash bay bee bud cat cox day dot eve fox gem guy hay ivy jay jet joy kit lot may pan pat ray red ' +
    'rob rod rue sky sue sun van web win',
);
