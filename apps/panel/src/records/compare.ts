/** The order of texts and numbers in lists. Pure. */

const collator = new Intl.Collator(undefined, { numeric: true });

/** Compares texts in natural order; null and '' come last. */
export function byText(one: string | null, other: string | null): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return collator.compare(one, other);
}

/** Compares numbers; null comes last, as in W1. */
export function byNumber(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}
