/** Buttons, and links that look like them or stand within a text. Every target is at least 44 px high. */
import type { ComponentProps } from 'react';

/** primary: what to do next, once per group. plain: everything else. seat: about an open seat. danger: a call for help. */
export type ButtonVariant = 'primary' | 'plain' | 'seat' | 'danger';

const SHAPE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-3 py-2 sm:px-4 ' +
  'break-normal text-center text-[0.9375rem] font-medium leading-tight no-underline transition-colors';

/** Keeps the button filled in forced-colors mode. */
const FILLED =
  'forced-colors:bg-[ButtonText] forced-colors:text-[ButtonFace] forced-colors:forced-color-adjust-none';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `border border-transparent bg-accent text-on-accent hover:bg-accent-strong ${FILLED}`,
  plain: 'border border-line bg-sheet text-accent hover:border-accent hover:bg-accent-wash',
  seat: 'border border-seat-line bg-sheet text-seat hover:bg-seat-wash',
  danger: `border border-transparent bg-danger text-danger-wash hover:underline ${FILLED}`,
};

/** For links and small buttons within a text. */
export const TEXT_LINK =
  'inline-flex min-h-11 items-center font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent';

interface Variant {
  readonly variant: ButtonVariant;
}

export function Button({
  variant,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Variant) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...props }: ComponentProps<'a'> & Variant) {
  return <a className={buttonClass(variant, className)} {...props} />;
}

/** For elements that are neither, such as the label of a file field. */
export function buttonClass(variant: ButtonVariant, more = ''): string {
  return `${SHAPE} ${VARIANTS[variant]} ${more}`.trimEnd();
}
