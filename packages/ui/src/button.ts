/** Styles for buttons and button-like links. Every target is at least 44 px high. */

/** primary: what to do next, once per group. plain: everything else. seat: about an open seat. danger: a call for help. */
export type ButtonLook = 'primary' | 'plain' | 'seat' | 'danger';

const SHAPE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-3 py-2 sm:px-4 ' +
  'break-normal text-center text-[0.9375rem] font-medium leading-tight no-underline transition-colors';

/** Keeps the button filled in forced-colors mode. */
const FILLED =
  'forced-colors:bg-[ButtonText] forced-colors:text-[ButtonFace] forced-colors:forced-color-adjust-none';

const LOOKS: Record<ButtonLook, string> = {
  primary: `border border-transparent bg-accent text-on-accent hover:bg-accent-strong ${FILLED}`,
  plain: 'border border-line bg-sheet text-accent hover:border-accent hover:bg-accent-wash',
  seat: 'border border-seat-line bg-sheet text-seat hover:bg-seat-wash',
  danger: `border border-transparent bg-danger text-danger-wash hover:underline ${FILLED}`,
};

export function buttonClass(look: ButtonLook): string {
  return `${SHAPE} ${LOOKS[look]}`;
}
