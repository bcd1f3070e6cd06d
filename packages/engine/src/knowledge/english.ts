/** English as the engine reads it: stopwords, which never count as evidence (M3), and irregular forms. Data only. */

const grammar =
  'a an the this that these those there here and or but nor if then so because while when where who whom whose ' +
  'which what why how i me my mine we us our ours you your yours u ur he him his she her hers it its they them their ' +
  'myself ourselves yourself am is are was were be been being do does did doing done dont doesnt didnt have has ' +
  'had hadnt havent hasnt having will would wont wouldnt can cant cannot could couldnt should shouldnt shall may might must ' +
  'of in on at to for from by with without about into onto over under up down out off near around between ' +
  'through after before during since until than as like not no yes too very just only also again still ever ' +
  'never always some any all both each every either neither other another such same own more most much ' +
  'many few little less least lot lots im ive id ill were youre theyre thats whats whos theres isnt arent wasnt ' +
  'whichever lets os etc re ve ll s t d m oh ok okay st vs per via';

const asking =
  'need needs needed needing want wants wanted wanting looking look looks seek seeking search find finding ' +
  'help helps helping helped please thanks thank someone somebody anyone anybody anything something everything nothing nobody ' +
  'everyone person people guy guys folks recommend recommends recommended recommendation recommendations suggest suggestion ' +
  'refer referral know knows knew think thinking hope love really maybe kind sort get gets getting got gotten getting go goes ' +
  'going gone come comes coming came take takes taking took make makes making made give let say says said tell told ask ' +
  'asked asks try trying tried use using used keep keeps kept put see saw seem seems feel ' +
  'hi hey hello dear good great best better nice local nearby affordable cheap reliable trusted professional ' +
  'experienced quality expert experts specialist service services company companies provider providers ' +
  'contact number asap soon quick quickly today tonight tomorrow yesterday now urgent urgently fast ' +
  'day days week weeks weekend month months year years time times thing things stuff way bit one two three four five ' +
  'ideas first last next new old big small whole right left well able sure ' +
  'area town city county ' +
  'january february march april june july august september october november december ' +
  'monday tuesday wednesday thursday friday saturday sunday';

export const stopwords: ReadonlySet<string> = new Set(`${grammar} ${asking}`.split(' '));

/** Stopwords that name a trade's work after a word such as 'a' or 'my': 'a will', 'the well'. */
export const nounsAmongStopwords: ReadonlySet<string> = new Set(['will', 'well']);
export const beforeNouns: ReadonlySet<string> = new Set(
  'a an the my our your his her their no living new valid simple deep old dry'.split(' '),
);

/** Words after 'it' that make it the trade: 'it guy'. */
export const afterIt: ReadonlySet<string> = new Set(
  (
    'admin administrator company companies consultant consultants consulting contractor contractors department dept ' +
    'director expert experts firm firms guy help helpdesk infrastructure manager network outage outsourcing person ' +
    'professional professionals project provider providers security service services specialist specialists staff ' +
    'staffing support team tech technician technicians vendor'
  ).split(' '),
);

/** Words before 'it' that leave it a pronoun whatever follows: 'mr fix it guy', 'can it help'. */
export const beforePronoun: ReadonlySet<string> = new Set(
  (
    'can could did do does fix get had has have if is let like love made make may might must or should that think was ' +
    'when where will with would'
  ).split(' '),
);

/** Irregular words of everyday needs, and 'kid', each with the word it is read as. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bent: 'bend',
    bit: 'bite',
    bitten: 'bite',
    blew: 'blow',
    blown: 'blow',
    bought: 'buy',
    broke: 'break',
    broken: 'break',
    built: 'build',
    children: 'child',
    died: 'die',
    dying: 'die',
    drove: 'drive',
    fallen: 'fall',
    feet: 'foot',
    fell: 'fall',
    forgot: 'forget',
    froze: 'freeze',
    frozen: 'freeze',
    gave: 'give',
    grew: 'grow',
    grown: 'grow',
    hung: 'hang',
    kid: 'child',
    leaf: 'leave',
    lost: 'lose',
    mice: 'mouse',
    men: 'man',
    planing: 'plan',
    ran: 'run',
    shook: 'shake',
    shrank: 'shrink',
    shrunk: 'shrink',
    sold: 'sell',
    stole: 'steal',
    stolen: 'steal',
    stuck: 'stick',
    teeth: 'tooth',
    thrown: 'throw',
    tore: 'tear',
    torn: 'tear',
    went: 'go',
    women: 'woman',
    wore: 'wear',
    worn: 'wear',
    wrote: 'write',
  }),
);

/** Plurals that the -s and -es rules get wrong, and their singulars. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aches: 'ache',
    buses: 'bus',
    gases: 'gas',
    jacuzzis: 'jacuzzi',
    lens: 'lens',
    lenses: 'lens',
    menus: 'menu',
    taxis: 'taxi',
  }),
);

/** Words ending in -ing or -ed that mean something other than their verb. */
export const wordsOfTheirOwn: ReadonlySet<string> = new Set(
  'awning bedding building ceiling clothing evening exhausted flooring housing interested interesting lighting parking siding tired wedding'.split(
    ' ',
  ),
);

/** Last words of the names of all kinds of trades: trades that share one need not be related. */
export const commonTradeWords: ReadonlySet<string> = new Set([
  'Company',
  'Repair',
  'Service',
  'Services',
  'Shop',
  'Specialist',
  'Technician',
]);
