/** What endangers life and limb, what tells of it, and what to do. Data only. */
import * as body from './dangers/body.ts';
import type { DangerKind } from './dangers/danger-kind.ts';
import * as home from './dangers/home.ts';
import * as outside from './dangers/outside.ts';
import * as people from './dangers/people.ts';

/** The first that a need tells of is shown: the less time there is, the earlier it stands. */
export const dangerKinds: readonly DangerKind[] = [
  people.suicide,
  people.attack,
  people.abuse,
  body.choking,
  body.overdose,
  outside.drowning,
  body.allergy,
  body.breathing,
  body.heart,
  body.stroke,
  body.birth,
  outside.hotCar,
  home.gas,
  home.carbonMonoxide,
  body.burns,
  home.powerLine,
  home.waterElectricity,
  home.electricity,
  home.fire,
  outside.accident,
  outside.animals,
  home.collapse,
  body.bleeding,
  body.poison,
  body.unconscious,
  people.intruder,
  people.missing,
  outside.flood,
  outside.anyDanger,
];
