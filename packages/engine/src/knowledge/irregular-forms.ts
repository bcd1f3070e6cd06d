/** Irregular words of everyday needs, each with the regular word it is read as. Data only. */
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
