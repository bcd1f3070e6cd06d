/**
 * Words that surround a request without being what is asked for. All are base forms (`singular()` in text/word.ts), so
 * 'take' also stands for 'takes', and 'doe' for 'does'. Data only.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const phrases = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.split(' '));

/** After what a trade works with, these make the trade: 'lawn guy', 'payroll company'. */
export const tradePeople = listed(
  `guy lady man men woman women person people dude gal folk company co business firm agency outfit crew team
   contractor pro expert specialist professional technician tech installer repairman shop store place office
   clinic studio service provider consultant coach teacher instructor lawyer attorney doctor agent broker
   engineer designer inspector cleaner builder dealer maker`,
);

/** Last words of titles that name a person or a business, beside words that end in -er, -or, -ist and the like. */
export const agentTitles = listed(
  `attorney cpa notary mechanic vet nanny maid chef coach dj sparky gc judge pilot paralegal gp md obgyn shrink
   mason guide geek msp emcee concierge doula midwife lmt lmbt dds dmd dvm crew company service agency firm valet
   cfp cfo hr mua team guy lady pro tech people surgeon priest rabbi deejay sensei`,
);

/** Last words of titles that name a place. People also own, sell and go to these: 'a bakery'. */
export const placeTitles = listed(
  `bakery pharmacy venue gym daycare kennel shop studio salon store office clinic school cafe bistro brewery
   laundromat dealership marina junkyard lumberyard sawmill orchard farm cemetery preschool barbershop medspa
   drugstore spa church dojo restaurant diner`,
);

/** Endings of words for those who do something: 'plumber', 'inspector', 'florist', 'accountant'. */
export const agentEndings: readonly string[] =
  'er or ist ian man men person ant ent eur euse ess'.split(' ');

/** Before what is not wanted; a determiner or a name of the trade follows. */
export const refusals = phrases(`
  do not need, do not want, dont need, dont want, didnt want, didnt need, did not want, doesnt have to be, doe not have to be,
  no longer need, no longer want, not looking for, not interested in, instead of, rather than, anything but, anyone but,
  anybody but, anything except, anyone except, other than, except for, except, but not, and not,
  dont send, dont give me, dont suggest, dont recommend, do not send, do not give me, do not suggest, do not recommend`);

/** What follows 'not' without refusing anything. */
export const notRefusing = listed('just only sure too that very really far yet until able so to');

/**
 * After them, the text says what somebody's trade is, and does not ask for it: 'my cousin is a realtor'. The base form of
 * "she's" is 'sh'.
 */
export const tellsTrade = phrases(`
  i am, im, hes, sh, theyre, they are, i was, am i, is he, is she, are they, are we, we are, were, as, i own, we own, own, i run, we run, run, opening, open, opened, starting, start, started,
  owner of, work as, worked as, working as, work for, worked for, is, was, becoming, become, became, being,
  used to be, who is, studying to be`);

/** Before 'a' and a trade's name, they show that the trade is not what is asked for: 'a logo for a plumber'. */
export const doneWith = listed(
  `for at from by in of as with like off into on to sell sold rent buy bought have has had got pay paid paying met
   hired fired married tried saw visited`,
);

/**
 * Beside a trade that somebody has, they say that another is needed: 'my plumber quit', 'lost our plumber'. So do verbs in
 * the past: 'retired', 'fired'.
 */
export const leaves = listed(
  'retire retiring dead left leave leaving quit moving closing sold went gone doesnt lost happy unhappy sick',
);

/** After 'the roofer', they say what it reported or broke: the rest of the need is the problem. */
export const reports = listed(
  `say said saying tell told think thought claim claimed insist insisted recommended suggested noticed mentioned found
   spotted pointed flagged discovered warned broke damaged cracked scratched ruined dented knocked spilled drilled`,
);

/** After a trade's name, they say what it does or did: it is told of, not asked for. */
export const verbs = listed(
  `is isnt was wasnt are arent were has hasnt have havent had do doe doesnt did didnt can cant could will wont would wouldnt should
   say said told tell ask asked want wanted found find came come go went gave give got get made make took take left put need
   keep kept just never alway still already out goe all looking seeking searching seek hoping trying wanting needing also might may must knew know thought think used use`,
);

/** Before a trade's name, they only add praise or stress: 'a real plumber', 'a single plumber'. */
export const praises = listed(
  'real actual legit single decent solid awesome amazing excellent super fantastic fair proper true',
);

/** After a trade's name, they ask what it costs. */
export const ofPrices = listed(
  'charge cost price pricing quote estimate rate fee recommendation opinion appointment visit',
);

/** Details that people request about a trade they named elsewhere: 'roofer. Can you send me a name?'. */
export const contactDetails = listed('name number contact info');

/** Begins what describes the one who is asked for, or where, when and why. */
export const beginsCondition = listed(
  `that who whom whose which with without in near around on at by from because cause since if when while where instead
   rather asap before after until within under over during despite unless licensed insured bonded certified available
   willing able open located preferably ideally must should can will would could has have is are was were
   this next tomorrow today tonight recommended so though although about whenever wherever versus not but except close closest across behind inside outside beside past along off down convenient nearest serving servicing covering`,
);

/** Words of descriptions that only fit a person, so that they need no 'who' before them. */
export const personal = listed('speaking speaker bilingual female male licensed');

/** They begin a request even in the middle of a clause: 'brewery looking for a muralist' says who is asking first. */
export const seeking = phrases(
  'looking for, lookin for, looking to, searching for, in search of, seeking, iso, want',
);

/**
 * Before a trade's name, they ask for it. Before a thing they would not: 'a second opinion from a roofer'.
 */
export const asksOf: readonly (readonly string[])[] = [
  // Prices and opinions.
  ...phrases(`
    opinion from, quote from, estimate from, bid from, advice from, what do, what doe, much for,
    how much is, how much do, how much doe, cost of, price of, rate for`),
  // Names and numbers.
  ...phrases(`
    hear about, hear of, wondering about, told about, asked for, ask for, asking for, me for, us for,
    you for, name of, name for, number of, number for, contact of, contact for, info for, information for,
    card of, job for, lead on, line on, plug on, rec for, referral for`),
  // Introductions.
  ...phrases(`
    introduction to, intro to, me to, us to, me toward, us toward, in touch with, relationship with, dealt with, consult,
    call for, show me, show us, send me, send us, up with a, matched with, me with, us with, talk to, speak to,
    speak with, meet with, call with, meeting with, sit down with`),
  // Whether there is one.
  ...phrases(`
    group has, group have, chapter has, chapter have, which member is, your member is, of you is, you have, you got,
    u have, u got, yall have, yall got, they have, they got, theyve got, who got, anyone got, anybody got, who the,
    who a, who your, know if a, know if your, advise if a, wondering if a, whether a, whether your`),
  // Wanting one.
  ...phrases(`
    like to have, love to have, want to have, need to have, ought to have, rather have, were just after, im just after,
    were after, we are after, im after, i am after, still after, wish for, hed like, shed like, theyd like,
    looking to pay a, saving for, saving up for, in the market for, list is, missing, have like, grateful for,
    service of, afford a, trust`),
  // Finding and hiring one.
  ...phrases(`
    find, finding, havent found, locate, hold of, hunt for, hunting for, pick, picking, choose, choosing, suggest,
    switch to, change to, start with, starting with, hire, hiring, book, booking, get a, getting a, bring in,
    bringing in, call in, call another, get me, get us, line up, use a, use for, using a, using for`),
];

/** They ask to replace the holder of a trade already mentioned: 'our plumber raised his prices, need a new one'. */
export const another = phrases(`
  another one, new one, different one, better one, need one, want one, use one, know one, someone else,
  somebody else, anyone else, anybody else, who else, who should i, who should we, who to call, who to use,
  who do you recommend, who do u recommend, stand in, fill in, replacement, take over, take his place, take her place,
  take their place`);

/** Between 'not' and a trade's name, or between other words of a refusal and what is refused. */
export const beforeRefused = listed(
  'a an the my our your his her their any some another other just really very good new more need want',
);

/** Words that add nothing before a thing: 'clean my carpet' is 'clean carpet', 'need 2x4s' is '2x4s'. */
export const emptyBeforeThings = listed('a an the my our some need want');
