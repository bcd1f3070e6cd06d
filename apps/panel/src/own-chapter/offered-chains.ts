/** The chains that are offered to a new chapter: two of those that its members can fill (P15). Pure. */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { sequenceOf } from 'domain/role-sequence.ts';
import type { PreviewEngine } from '../records/preview-engine.tsx';

interface Template {
  readonly scenario: string;
  readonly triggers: string;
  readonly opening: string;
  /** By role: what its holder does, after the name. */
  readonly steps: Readonly<Record<string, string>>;
}

/** In order of how often a chapter of this kind hears of them. */
export const TEMPLATES: readonly Template[] = [
  {
    scenario: 'Selling a Home',
    triggers: 'sell my house, selling my house, selling my home, list my house, downsizing',
    opening: 'Hi {lead}, good luck with the sale!',
    steps: {
      Realtor: 'prices and lists your home',
      'Home Inspector': 'inspects it before it goes on the market',
      Handyman: 'takes care of the small repairs',
      Painter: 'freshens it up',
      'Closing Attorney': 'handles the closing',
      Mover: 'gets you moved',
    },
  },
  {
    scenario: 'Buying a Home',
    triggers: 'buying a house, buying a home, buy a house, first home, house hunting',
    opening: 'Hi {lead}, happy house hunting!',
    steps: {
      Realtor: 'walks you through the search',
      'Mortgage Lender': 'gets you pre-approved',
      'Home Inspector': 'checks the house',
      'Insurance Agent': 'insures it',
      Mover: 'moves you in',
    },
  },
  {
    scenario: 'Planning a Wedding',
    triggers: 'wedding, getting married, engaged, wedding reception',
    opening: 'Congratulations, {lead}!',
    steps: {
      'Event Planner': 'keeps everything on track',
      Caterer: 'takes care of the food',
      Florist: 'takes care of the flowers',
      Photographer: 'takes the pictures',
      Baker: 'bakes the cake',
      DJ: 'plays the music',
    },
  },
  {
    scenario: 'Kitchen or Bath Remodel',
    triggers: 'kitchen remodel, bathroom remodel, home renovation, home addition',
    opening: 'Hi {lead}, here is who can handle your remodel.',
    steps: {
      'General Contractor': 'runs the whole job',
      Plumber: 'does the pipes',
      Electrician: 'does the wiring',
      'Flooring Installer': 'lays the floor',
      Painter: 'paints it',
    },
  },
  {
    scenario: 'Water Damage at Home',
    triggers: 'water damage, burst pipe, flooded house, flooded basement',
    opening: 'Hi {lead}, sorry about the water.',
    steps: {
      'Water Damage Restoration': 'dries everything out first',
      Plumber: 'fixes the source',
      'Flooring Installer': 'replaces the floors',
      Painter: 'repaints',
      'Insurance Agent': 'helps with the claim',
    },
  },
  {
    scenario: 'Storm Damage and Insurance Claim',
    triggers: 'storm damage, hail damage, wind damage, roof claim',
    opening: 'Hi {lead}, sorry about the storm.',
    steps: {
      Roofer: 'inspects the damage',
      'Insurance Agent': 'helps with the claim',
      'General Contractor': 'does the rebuild',
      Painter: 'finishes it',
    },
  },
  {
    scenario: 'Starting a Business',
    triggers: 'starting a business, start a business, new business, opening a shop',
    opening: 'Hi {lead}, congratulations on the new venture!',
    steps: {
      Accountant: 'sets up the books',
      'Business Banker': 'opens the accounts',
      'Web Designer': 'builds the site',
      'Digital Marketing': 'gets you found',
      'Print Shop': 'prints the cards and signs',
    },
  },
  {
    scenario: 'Birthday or Anniversary Party',
    triggers: 'birthday party, anniversary party, graduation party, retirement party',
    opening: 'Hi {lead}, here is to a great party!',
    steps: {
      'Event Planner': 'plans the day',
      Caterer: 'feeds everyone',
      Baker: 'bakes the cake',
      Photographer: 'takes the pictures',
    },
  },
  {
    scenario: 'Estate and Retirement Plan',
    triggers: 'estate plan, retirement plan',
    opening: 'Hi {lead}, these two can help you plan ahead.',
    steps: {
      'Estate Planning Attorney': 'drafts the documents',
      'Financial Advisor': 'sets up your finances to match',
    },
  },
  {
    scenario: 'Caring for Aging Parents',
    triggers: 'aging parents, care for my mother, care for my father',
    opening: 'Hi {lead}, you do not have to do this alone.',
    steps: {
      'Senior Care': 'helps at home',
      'Elder Law Attorney': 'helps with the paperwork',
      'Medicare Advisor': 'helps with coverage',
      Realtor: 'helps if the house needs to be sold',
    },
  },
];

const MAX_OFFERED = 2;
/** One person alone is no chain. */
const MIN_HELD = 2;

/** A chain of the steps that are held, and who holds them. */
export interface OfferedChain {
  readonly chain: ReferralChain;
  readonly steps: readonly { readonly role: string; readonly name: string }[];
}

/** The two chains of which most steps are held, each without the steps that nobody holds. @param newId for each chain. */
export function offeredChains(
  engine: Pick<PreviewEngine, 'preview'>,
  newId: () => string,
): readonly OfferedChain[] {
  return TEMPLATES.map((template) => heldPart(engine, template, newId()))
    .filter(({ steps }) => steps.length >= MIN_HELD)
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .slice(0, MAX_OFFERED);
}

function heldPart(
  engine: Pick<PreviewEngine, 'preview'>,
  template: Template,
  id: string,
): OfferedChain {
  const whole = chainOf(template, Object.keys(template.steps), id);
  const holders = new Map<string, string>();
  const taken = new Set<string>();
  for (const { role, member } of engine.preview(whole).steps) {
    if (member === null || taken.has(member.id)) continue;
    taken.add(member.id);
    holders.set(role, member.member_name);
  }
  return {
    chain: chainOf(template, [...holders.keys()], id),
    steps: Array.from(holders, ([role, name]) => ({ role, name })),
  };
}

export function chainOf(template: Template, roles: readonly string[], id: string): ReferralChain {
  const sentences = roles.map(
    (role, at) => `{role${at + 1}_name} ({role${at + 1}}) ${template.steps[role]}.`,
  );
  return {
    id,
    version: null,
    scenario: template.scenario,
    roles_sequence: sequenceOf(roles),
    script_template: [template.opening, ...sentences].join(' '),
    trigger_keywords: template.triggers,
    notes: null,
  };
}
