/** Whose need it is: the writer's own, or somebody else's. Decides whom the messages speak for (M12). */
import { folded } from '../text/word.ts';

/** The writer as the one who needs; Spanish as well. */
const FIRST_PERSON = words(
  "i i'm im i've ive i'd i'll my me mine myself we we're we've we'd we'll our ours us ourselves",
  'yo mi mis necesito necesitamos busco buscamos quiero queremos nuestro nuestra nuestros nuestras nos',
);

/**
 * People whose needs are not the writer's. Not those of one household, or whose needs the writer takes care of: a wife,
 * a child, a tenant, an employee.
 */
const OTHER_PEOPLE = words(
  'friend bestie buddy pal neighbor neighbour client customer coworker colleague boss',
  'roommate girlfriend boyfriend acquaintance referral',
  'mom mother mum mama dad father parent folks brother sister sibling cousin aunt uncle niece nephew',
  'grandma grandmother granny grandpa grandfather grandparents inlaws in-laws',
  'amigo amiga amigos vecino vecina cliente hermano hermana primo prima tio tia madre padre papa padres',
  'abuela abuelo',
);

/** One or several of them. */
const PERSON = `(?:${[...OTHER_PEOPLE].join('|')})(?:'?s|s')?(?![a-z'])`;
/** 'my best', 'one of our oldest': what stands before the person. */
const THEIR = "(?:my|our|mi|nuestr[oa]) (?:[a-z']+ ){0,2}?";
const A = "(?:an?|some|una?) (?:[a-z']+ ){0,2}?";

/** Somebody else for whom the writer asks. */
const ON_BEHALF = new RegExp(`\\b(?:for|behalf of|para) (?:${THEIR}|${A})${PERSON}`);

/** What is bought for somebody, or done for them by the writer, is the writer's need. */
const GIVEN = /\b(?:gift|present|cake|party|flowers|bouquet|surprise|care|caring) for (?:my|our) /;

/** What somebody leaves behind is for the writer to settle. */
const LOSS = /\b(?:late|died|dies|dying|passed|deceased|death|funeral|fallecio|murio)\b/;

/** Names somebody else, or only tells how the writer knows of them: removed before the writer is looked for. */
const ABOUT_OTHERS = [
  `\\b(?:i|we) (?:have|got|know|met)(?: of)? (?:${A}${PERSON}|some(?:one|body)|a guy|a lady)`,
  `\\btengo una? ${PERSON}`,
  `\\b(?:${A})?${PERSON} of (?:mine|ours|my|our)\\b`,
  `\\b${THEIR}${PERSON}`,
  `\\bsome(?:one|body) (?:i|we) know\\b`,
  `\\b(?:asked|asking) (?:me|us)\\b`,
].map((pattern) => new RegExp(pattern, 'g'));

/** 'I don't know who to call' says nothing about whose need it is, where somebody else is named. */
const ASIDES =
  /\b(?:i|we) (?:think|guess|believe|heard|hear|hope|(?:do not|don't|dont) know|was wondering|told)\b/g;

/**
 * States, and what is numbered: 'Portland, ME', 'I-77', 'US Foods'. In a text all in capitals they cannot be told from
 * pronouns.
 */
const NOT_PRONOUNS = /\b(?:US|ME|MI)\b|\bI(?=[ -]?\d)/g;

/**
 * Whether a need is the writer's own. Somebody else's, and one that does not say, is not.
 * @example isOwnNeed('my basement floods') // true
 */
export function isOwnNeed(need: string): boolean {
  const isCapitals = !/\p{Ll}/u.test(need);
  const text = folded(isCapitals ? need : need.replace(NOT_PRONOUNS, ' ')).replace(/[’`]/g, "'");
  if (GIVEN.test(text) || LOSS.test(text)) return hasFirstPerson(text);
  if (ON_BEHALF.test(text)) return false;
  const without = ABOUT_OTHERS.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return hasFirstPerson(without === text ? text : without.replace(ASIDES, ' '));
}

function hasFirstPerson(text: string): boolean {
  return (text.match(/[a-z0-9][a-z0-9']*/g) ?? []).some((word) => FIRST_PERSON.has(word));
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '));
}
