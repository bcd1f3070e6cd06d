/** All trade knowledge in one table (M1). Where two rows claim a need alike, the earlier one answers. */
import { commaList } from '../../domain/comma-list.ts';
import { hints } from '../knowledge/hints.ts';
import { occupations } from '../knowledge/occupations.ts';
import type { Profession } from '../knowledge/profession.ts';
import { autosAndTravel } from '../knowledge/professions/autos-and-travel.ts';
import { eventsAndFood } from '../knowledge/professions/events-and-food.ts';
import { financeAndLaw } from '../knowledge/professions/finance-and-law.ts';
import { healthAndCare } from '../knowledge/professions/health-and-care.ts';
import { homeSpecialists } from '../knowledge/professions/home-specialists.ts';
import { homeTrades } from '../knowledge/professions/home-trades.ts';
import { marketingAndBusiness } from '../knowledge/professions/marketing-and-business.ts';
import { outdoors } from '../knowledge/professions/outdoors.ts';
import { petsLessonsAndShops } from '../knowledge/professions/pets-lessons-and-shops.ts';

const rows: readonly Profession[] = [
  ...homeTrades,
  ...financeAndLaw,
  ...healthAndCare,
  ...marketingAndBusiness,
  ...eventsAndFood,
  ...autosAndTravel,
  ...homeSpecialists,
  ...outdoors,
  ...petsLessonsAndShops,
  ...occupations.flatMap(({ openSeatSphere, titles }) =>
    commaList(titles).map((title) => occupation(title, openSeatSphere)),
  ),
];

export const trades: readonly Profession[] = rows.map((row) => ({
  ...row,
  hints: hints[row.name] ?? '',
}));

/** An occupation few chapters have: known by its title alone, so that its seat is named as open. */
function occupation(title: string, openSeatSphere: Profession['openSeatSphere']): Profession {
  const name = title.replace(/(^| )([a-z])/g, (letter) => letter.toUpperCase());
  return {
    name,
    sphere: 'Other Services',
    openSeatSphere,
    titles: title,
    keywords: '',
    symptoms: '',
  };
}
