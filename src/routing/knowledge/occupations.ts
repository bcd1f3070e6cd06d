/**
 * Occupations a chapter hardly ever has, filed under their open-seat sphere (K3, O2). They let the
 * engine tell that a need names a profession nobody here holds. Data only.
 */
import type { OpenSeatSphere } from '../../domain/sphere.ts';

export const occupations: readonly {
  readonly openSeatSphere: OpenSeatSphere;
  /** Comma-separated singular titles, lower case; none is a title of a profession. */
  readonly titles: string;
}[] = [
  {
    openSeatSphere: 'Trades & Home Services',
    titles:
      'glassblower, stained glass artist, crane operator, gunsmith, knife sharpener, elevator mechanic, steamfitter, lineman, wind turbine technician, forklift operator, beekeeper, farrier, park ranger',
  },
  {
    openSeatSphere: 'Professional Services',
    titles:
      'surgeon, cardiologist, neurologist, neurosurgeon, oncologist, radiologist, anesthesiologist, urologist, gynecologist, obstetrician, obgyn, endocrinologist, gastroenterologist, pulmonologist, rheumatologist, allergist, podiatrist, foot doctor, pathologist, fertility specialist, midwife, doula, lactation consultant, sonographer, respiratory therapist, paramedic, emt, dialysis nurse, music therapist, sex therapist, biologist, marine biologist, zoologist, botanist, archaeologist, geologist, meteorologist, astronomer, statistician, chemical engineer, electrical engineer, mechanical engineer, environmental consultant, fire protection engineer, urban planner, historian, librarian, archivist, genealogist, economist, professor, school principal, special education teacher, judge, court reporter, paralegal, forensic scientist, handwriting expert, polygraph examiner',
  },
  {
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'actuary, day trader, venture capitalist, angel investor, bail bondsman, pawnbroker, timeshare salesperson, claims adjuster, public adjuster, debt collector',
  },
  {
    openSeatSphere: 'Business Services',
    titles:
      'data scientist, data analyst, game developer, industrial designer, fashion designer, ghostwriter, screenwriter, novelist, author, poet, songwriter, speechwriter, literary agent, book publisher, radio host, film director, voice actor, recording studio, talent agent, cartoonist, telemarketer, safety consultant, vending machine operator',
  },
  {
    openSeatSphere: 'General Business Services',
    titles:
      'airline pilot, pilot, helicopter pilot, flight attendant, air traffic controller, aircraft mechanic, boat captain, fishing guide, race car driver, firefighter, police officer, sheriff, lifeguard, scuba instructor, ski instructor, sailing instructor, archery instructor, shooting instructor, chess teacher, referee, umpire, tattoo artist, body piercer, psychic, astrologer, tarot reader, juggler, comedian, actor, fashion model, composer, piano tuner, instrument repairer, taxidermist, dog breeder, wildlife rehabilitator, animal trainer, animal shelter, leatherworker, bookbinder, coin dealer, brewer, winemaker, museum curator, bicycle mechanic, valet, etiquette coach',
  },
];
