/** Words that show where the name of a place stands. Apart from english.ts, which the pages of members load too. Data only. */

const setOf = (words: string) => new Set(words.split(' '));

/** Words before the name of a town: 'in Weddington'. */
export const beforeTown: ReadonlySet<string> = setOf('in near around from outside');

/** Words before the name of a road, or of a town with its state: 'on Providence Rd'. */
export const beforePlace: ReadonlySet<string> = setOf('in near around from outside by at on off');

/** Words after the name of a road or region, which are part of it. */
export const afterPlace: ReadonlySet<string> = setOf(
  'county rd road street st ave avenue drive dr subdivision blvd boulevard lane ln pkwy parkway hwy highway township',
);

/** Those that hardly mean anything else: 'providence rd' is a road in lower case too. */
export const sureAfterPlace: ReadonlySet<string> = setOf(
  'county rd ave blvd ln pkwy hwy subdivision township',
);

/** States as they follow a town: in capitals all of them, in lower case those that are no other word. */
export const statesInCapitals: ReadonlySet<string> = setOf(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
    'RI SC SD TN TX UT VT VA WA WV WI WY',
);
export const statesInLowerCase: ReadonlySet<string> = setOf(
  'nc sc ga fl va tx tn ny nj alabama alaska arizona arkansas california colorado connecticut delaware florida georgia ' +
    'idaho illinois indiana iowa kansas kentucky louisiana maryland massachusetts michigan minnesota mississippi missouri ' +
    'montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming',
);

/** The two words of states with longer names: 'north carolina'. */
export const firstOfState: ReadonlySet<string> = setOf('north south new west');
export const secondOfState: ReadonlySet<string> = setOf(
  'carolina dakota hampshire jersey mexico york virginia',
);
