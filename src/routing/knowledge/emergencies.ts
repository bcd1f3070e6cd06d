/**
 * What may put somebody in danger, and what to do before anyone is called. The most pressing first; the
 * first that a need tells of is shown. United States numbers and public safety guidance. Data only.
 */

export interface EmergencyKind {
  /**
   * Comma-separated signs. All words of a sign stand near each other in the need, in any order; '/'
   * lists words of which one does. The first is what the sign is looked up by.
   */
  readonly signs: string;
  /** Comma-separated runs of words that say it is something else: 'spark plug'. */
  readonly unless?: string;
  /** One or two calm sentences that are right whatever else is the case. */
  readonly advice: string;
  /** Set when no trade helps, only those whom the advice names. */
  readonly beyondTrades?: true;
}

/** Runs of words that call every kind off: it is over, planned, or taught. */
export const noEmergency =
  'ago, last, install, prevent, class, insurance, claim, lawyer, every, damage';

export const emergencies: readonly EmergencyKind[] = [
  {
    signs: 'suicide, suicidal, kill myself/himself/herself, die want i',
    unless: 'weed, grass',
    advice: 'You are not alone: call or text 988, at any hour. If a life is in danger, call 911.',
    beyondTrades: true,
  },
  {
    signs:
      'chest pain/tight, breathe/breathing cant/cannot/not, unconscious, overdose, heart attack, choke he/she/on, seizure',
    unless: 'had, dog, retriever, dust, until, screen, health',
    advice: 'Call 911 now, and stay with the person.',
    beyondTrades: true,
  },
  {
    signs: 'monoxide/co alarm/detector beep/go/going, monoxide leak/poisoning',
    advice: 'Get everyone out into fresh air now, and call 911 from there.',
    beyondTrades: true,
  },
  {
    signs: 'gas/propane smell/odor/leak/hiss, rotten egg smell',
    unless: 'car, truck, mower, exhaust, tear gas, tap, fireplace, water smell',
    advice: 'Leave now, and touch no switch or flame. Call 911 or your gas company from outside.',
  },
  {
    signs:
      'fire house/kitchen/stove/dryer/wall on/caught, fire electrical, smoke panel/outlet/wall/dryer pour/come',
    unless: 'pit, place, sale, hood, had, left, after, detector',
    advice: 'Get everyone out, stay out, and call 911 from outside.',
    beyondTrades: true,
  },
  {
    signs: 'line/wire/pole power/live down/downed/fell/hang, tree/limb fell line/wire',
    unless: 'take down, cut down, trim',
    advice: 'Stay 35 feet away: any line may be live. Call 911, then your power company.',
  },
  {
    signs:
      'drip/leak/run outlet/panel/breaker/fixture water/rain, spark, electrocute, ' +
      'burn smell outlet/plug/panel/switch/breaker/wire/plastic, shock outlet/switch/plug/wire, ' +
      'smoke/melt/scorch/sizzle outlet/switch/breaker/panel/plug/wire',
    unless: 'spark plug, interest, joy, romance, love, car, heater',
    advice:
      'Keep away from it. Switch it off at the breaker box if the way is dry and safe; call 911 if it smokes, burns or has hurt somebody.',
  },
  {
    signs:
      'tree/limb fell/crash/through house/roof/garage, roof/ceiling collapse/cave, hole roof storm',
    unless: 'could, might, may, will, afraid',
    advice:
      'Leave the rooms below until it has been checked. Call 911 if anybody is hurt or a power line is down.',
  },
  {
    signs:
      'burst pipe/line/heater, water pour/gush/spray ceiling/floor/pipe/everywhere/heater, ' +
      'flood house/basement/kitchen/bathroom/room/office/toilet',
    unless: 'zone, market, light, rain, storm, yard, after, the flood',
    advice:
      'Shut the main water valve, if you can reach it. Stay out of water that touches outlets, cords or the breaker box.',
  },
  {
    signs: 'sewage/sewer backed/backing/backup/come',
    unless: 'back yard, policy, excluded',
    advice: 'Run no more water, and keep people and pets out of it.',
  },
  {
    signs: 'lock car/truck baby/kid/child/toddler/son/daughter/dog in/inside',
    advice: 'Call 911 now if a child or a pet is shut in: a car gets too hot within minutes.',
  },
  {
    signs: 'intruder/burglar in/now, break someone/somebody in/into',
    unless: 'again',
    advice: 'If anybody may still be there, get to a safe place and call 911.',
  },
  {
    signs:
      'domestic violence/abuse, abusive husband/wife/boyfriend/girlfriend/partner/ex, hit/beat me husband/wife/boyfriend/girlfriend/partner/ex',
    unless: 'car, charge',
    advice:
      'If you are in danger, call 911. The National Domestic Violence Hotline listens at any hour: 1-800-799-7233.',
    beyondTrades: true,
  },
  {
    signs: 'dog/cat/puppy/kitten ate/swallow chocolate/poison/grape/pill/lily/antifreeze',
    advice: 'Call a vet now, or ASPCA Animal Poison Control at 888-426-4435, at any hour.',
  },
  {
    signs: 'swallow/drank/ate bleach/pill/battery/poison kid/baby/toddler/son/daughter/i',
    advice: 'Call Poison Help at 1-800-222-1222 now, or 911 if somebody has collapsed.',
    beyondTrades: true,
  },
  {
    signs: 'knock tooth, bleed wont/stop tooth/gum/mouth',
    advice:
      'Keep a knocked-out grown-up tooth in milk, and see a dentist within 30 minutes. Call 911 for bleeding that does not stop.',
  },
  {
    signs: 'car/truck/engine/van smoke/fire under/hood/from/on, accident/wreck trapped/bleed',
    unless: 'smell, cigarette, exhaust, blue',
    advice: 'Stop, get everyone well away, and call 911 if there are flames or anybody is hurt.',
  },
  {
    signs: 'baby/newborn/infant/elderly/freeze heat/furnace no/out/quit/die/stop',
    unless: 'freezer, water',
    advice:
      'Keep together in one warm room, and never heat with an oven or grill. Call 911 if somebody is confused or will not wake.',
  },
];
