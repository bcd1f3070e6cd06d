/**
 * Slips too short, or too far from the word, for the spelling rule (D1) to undo, and what was meant.
 * Data only.
 */
export const slips: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: 'accountant',
    appt: 'appointment',
    elec: 'electrician',
    havc: 'hvac',
    hvaac: 'hvac',
    hvca: 'hvac',
    hvav: 'hvac',
    hvacc: 'hvac',
    vhac: 'hvac',
    morgtage: 'mortgage',
    rofe: 'roof',
    roff: 'roof',
    tolet: 'toilet',
    toliet: 'toilet',
    elecrtician: 'electrician',
    electrishun: 'electrician',
    fotographer: 'photographer',
    gutar: 'gutter',
    karpet: 'carpet',
    kitchin: 'kitchen',
    laywer: 'lawyer',
    masoose: 'masseuse',
    reeltor: 'realtor',
    wedeing: 'wedding',
  }),
);
