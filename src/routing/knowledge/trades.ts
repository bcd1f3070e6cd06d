/** All trade knowledge in one table (M1). Where two rows claim a need alike, the earlier one answers. */
import { commaList } from '../../domain/comma-list.ts';
import { occupations } from './occupations.ts';
import type { Profession } from './profession.ts';
import { autosAndTravel } from './professions/autos-and-travel.ts';
import { eventsAndFood } from './professions/events-and-food.ts';
import { financeAndLaw } from './professions/finance-and-law.ts';
import { healthAndCare } from './professions/health-and-care.ts';
import { homeSpecialists } from './professions/home-specialists.ts';
import { homeTrades } from './professions/home-trades.ts';
import { marketingAndBusiness } from './professions/marketing-and-business.ts';
import { outdoors } from './professions/outdoors.ts';
import { petsLessonsAndShops } from './professions/pets-lessons-and-shops.ts';

export const trades: readonly Profession[] = [
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
