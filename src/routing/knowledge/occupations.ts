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
      'glassblower, stained glass artist, crane operator, steeplejack, shipwright, gunsmith, knife sharpener, saddler, cooper, elevator mechanic, millwright, steamfitter, lineman, wind turbine technician, forklift operator, miner, blaster, dowser, beekeeper, farrier, falconer, forester, park ranger',
  },
  {
    openSeatSphere: 'Professional Services',
    titles:
      'surgeon, cardiologist, neurologist, neurosurgeon, oncologist, radiologist, anesthesiologist, urologist, gynecologist, obstetrician, obgyn, endocrinologist, gastroenterologist, pulmonologist, rheumatologist, allergist, podiatrist, foot doctor, pathologist, fertility specialist, prosthetist, midwife, doula, lactation consultant, surrogate, sonographer, respiratory therapist, paramedic, emt, dialysis nurse, music therapist, sex therapist, coroner, epidemiologist, microbiologist, biologist, marine biologist, zoologist, botanist, entomologist, ornithologist, paleontologist, archaeologist, anthropologist, geologist, volcanologist, meteorologist, oceanographer, astronomer, astrophysicist, physicist, chemist, mathematician, statistician, ecologist, toxicologist, chemical engineer, electrical engineer, mechanical engineer, aerospace engineer, nuclear engineer, petroleum engineer, environmental consultant, biomedical engineer, fire protection engineer, urban planner, cartographer, historian, librarian, archivist, genealogist, sociologist, economist, professor, school principal, special education teacher, judge, bailiff, court reporter, stenographer, paralegal, lobbyist, politician, diplomat, astronaut, maritime lawyer, forensic scientist, handwriting expert, polygraph examiner, monk, nun, missionary',
  },
  {
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'actuary, day trader, commodities trader, hedge fund manager, venture capitalist, angel investor, crypto trader, bail bondsman, pawnbroker, timeshare salesperson, customs broker, claims adjuster, public adjuster, debt collector, repo agent',
  },
  {
    openSeatSphere: 'Business Services',
    titles:
      'data scientist, data analyst, game developer, blockchain developer, ethical hacker, supply chain manager, industrial designer, fashion designer, textile designer, ghostwriter, screenwriter, novelist, author, poet, playwright, songwriter, speechwriter, literary agent, book publisher, news anchor, radio host, film director, stunt performer, voice actor, recording studio, talent agent, casting director, cartoonist, telemarketer, mystery shopper, safety consultant, wholesaler, vending machine operator, document shredder',
  },
  {
    openSeatSphere: 'General Business Services',
    titles:
      'airline pilot, pilot, helicopter pilot, flight attendant, air traffic controller, aircraft mechanic, boat captain, fishing guide, train conductor, jockey, race car driver, firefighter, police officer, sheriff, soldier, prison guard, lifeguard, scuba instructor, skydiving instructor, ski instructor, surf instructor, sailing instructor, rock climbing guide, archery instructor, shooting instructor, chess teacher, referee, umpire, caddie, tattoo artist, body piercer, psychic, astrologer, tarot reader, ghost hunter, ventriloquist, juggler, comedian, impersonator, actor, fashion model, ice sculptor, pyrotechnician, opera singer, conductor, composer, luthier, piano tuner, instrument repairer, taxidermist, dog breeder, wildlife rehabilitator, zookeeper, animal trainer, animal shelter, weaver, perfumer, leatherworker, bookbinder, coin dealer, tobacconist, brewer, winemaker, distiller, mushroom forager, postal worker, museum curator, bicycle mechanic, valet, butler, etiquette coach',
  },
];
