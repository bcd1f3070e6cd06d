/** A length of time in words. Pure. */

const UNITS = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** In the largest unit that fits: '10 minutes'. */
export function describeTime(seconds: number): string {
  const { unit, seconds: size } = UNITS.find((known) => seconds >= known.seconds) ?? UNITS[2];
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
  return format.format(seconds / size);
}
