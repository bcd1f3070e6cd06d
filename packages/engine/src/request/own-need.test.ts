import { describe, expect, test } from 'vitest';
import { isOwnNeed } from './own-need.ts';

/** One need a line. */
const lines = (text: string) => text.trim().split(/\n\s*/);

const OWN = `
  my basement floods
  I need a plumber
  i need a plumber
  I'm looking for a realtor
  I’m getting married
  im moving to waxhaw next month
  ive got ants everywhere
  I'd like a new kitchen
  our roof leaks
  we want to sell the house
  We're expecting a baby
  can someone help me move
  who can help us with taxes
  mine is leaking too
  plumber for my house
  somebody hit my car
  MY BASEMENT FLOODS
  HELP ME MOVE
  my daughter needs a tutor
  my wife wants a new kitchen
  my kids need braces
  my dog ate a sock
  my husband and I need a lawyer
  my tenant stopped paying rent
  my accountant retired
  my boss fired me
  my neighbor's tree fell on my fence
  my landlord won't fix my heat
  my friend and I are starting a business
  my mom and I need a lawyer
  my friend told me to get a lawyer
  my mom moved in and we need a caregiver
  husband passed away what do i do with the house
  my dad died and left a will
  my late mother's estate
  a cake for my mom's birthday
  I need a gift for my boss
  care for my mother
  my ex won't pay child support
  our church needs a new sign
  my friends and family are coming to my wedding
  necesito un plomero
  mi techo gotea
  mi baño se inunda
  nuestra casa necesita pintura
  me duele la muela
  buscamos un contador
`;

const NOT_OWN = `
  roof leak
  plumber
  need a plumber
  selling a house
  my friend needs a lawyer
  my best friend needs a lawyer
  my mom's roof leaks
  my moms roof leaks
  my mom’s roof leaks
  my parents' house has termites
  my mother in law needs a hip doctor
  for my neighbor
  plumber for my neighbor
  I need a lawyer for my friend
  I'm looking for a realtor for my parents
  I am asking for a friend
  asking on behalf of my sister
  my client is looking for a house
  our client is looking for a house
  a client of ours wants to refinance
  client of mine is selling his business
  a friend of mine needs a plumber
  one of our clients needs a bookkeeper
  one of my neighbors lost a tree
  I have a friend who needs a plumber
  I have a client who is moving
  we have a new client looking for insurance
  I know someone who needs a roofer
  someone I know needs a roofer
  my neighbor asked me for a roofer
  my mom's roof leaks and I don't know who to call
  I think my brother needs a therapist
  my elderly aunt needs a ride
  she needs a lawyer
  her roof leaks
  their basement floods
  a friend needs a plumber
  dentist in Portland, ME
  movers across the US
  plumber in Detroit MI
  exit off I-77
  tow truck on I 485
  mime for a party
  weigh in
  mi amigo necesita un abogado
  mi mamá necesita ayuda
  para mi vecino
  un plomero para mi hermana
  tengo una amiga que busca casa
  plomero
`;

describe('M12 whose need it is', () => {
  test.each(lines(OWN))("'%s' is the writer's own", (need) => {
    expect(isOwnNeed(need)).toBe(true);
  });

  test.each(lines(NOT_OWN))("'%s' is not", (need) => {
    expect(isOwnNeed(need)).toBe(false);
  });
});
