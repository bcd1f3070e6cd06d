/**
 * The needs of docs/answers.md, by kind. Invented for it, or from the sets that were tuned on (dev, heldout):
 * never from the real set or a held-out one. Data only.
 */
export interface ShownKind {
  readonly kind: string;
  readonly needs: readonly string[];
}

export const SHOWN_NEEDS: readonly ShownKind[] = [
  { kind: 'Keyword', needs: ['roof leak', 'water heater', 'business cards', '401k'] },
  {
    kind: 'Job title',
    needs: ['CPA', 'attorney', 'financial planner', 'handyman', 'wedding coordinator'],
  },
  {
    kind: 'Misspelt',
    needs: ['plummer', 'elextrical panel', 'weding planner', 'retirment plannig', 'hvca'],
  },
  {
    kind: 'Symptom',
    needs: [
      'tub gurgles whenever the washing machine empties',
      'lights keep flickering',
      'tooth hurts when I chew',
      'nobody finds us on google',
    ],
  },
  {
    kind: 'Sentence',
    needs: [
      'I drive for Uber and sell stuff on Etsy and have no clue what I can write off.',
      'My lender asked for two years of returns and my books are a mess',
      'Our new house won’t be ready for six weeks, so the furniture has to sit somewhere dry.',
      'My mother in law visits on Friday and the house is a disaster, can someone clean it top to bottom?',
    ],
  },
  {
    kind: 'Life event',
    needs: [
      'buying our first home',
      'daughter’s quince next spring',
      'mom can’t live alone anymore',
      'quitting my job to open a bakery',
      'dad passed away and we have to settle his estate',
    ],
  },
  {
    kind: 'Open seat',
    needs: [
      'family photographer',
      'mice in the attic',
      'haircut',
      'pool cleaning',
      'tell me a joke',
    ],
  },
  {
    kind: 'Name of a member',
    needs: ['Garrett Holloway', 'Celeste', 'Dr. Cook', 'Zielinsky'],
  },
  {
    kind: 'Name of a company',
    needs: ['Blue Heron Plumbing', 'Pixel Orchard', 'Calabrese Garage', 'Sugar Wren'],
  },
  {
    kind: 'Two needs',
    needs: [
      'leaky faucet and need a dog groomer',
      'oil change and a good dentist',
      'Kitchen remodel. My mother needs a caregiver in the mornings.',
      'roofer, accountant',
    ],
  },
  {
    kind: 'Three needs',
    needs: [
      'plumber, electrician and painter',
      'need a realtor, a mover and someone to clean the old place',
      'Taxes. A new website. And flowers for our anniversary.',
    ],
  },
  {
    kind: 'Danger',
    needs: [
      'smell gas in the kitchen',
      'the stove is on fire',
      'my husband has chest pain and cannot breathe',
      'carbon monoxide alarm keeps beeping',
      'I want to kill myself',
    ],
  },
  {
    kind: 'Urgent',
    needs: [
      'pipe burst in the hallway',
      'no heat and it is freezing outside',
      'locked out of my house',
    ],
  },
  {
    kind: 'Chain',
    needs: ['wedding reception', 'termite damage', 'water damage', 'relocating', 'caring'],
  },
];
