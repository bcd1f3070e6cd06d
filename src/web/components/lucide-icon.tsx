/**
 * Draws the icons of lucide-react, whose own maker this replaces (vite.config.ts): ours are given a class
 * and are hidden from screen readers, and need no sizes, colours and contexts resolved.
 */
import { type ComponentProps, createElement } from 'react';

/** An icon as lucide-react has it, in a field of 24 by 24. */
interface Drawing {
  readonly node: readonly (readonly [
    shape: string,
    attributes: Readonly<Record<string, string>>,
  ])[];
}

const PEN = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export default function createLucideIcon({ node }: Drawing) {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  return (props: ComponentProps<'svg'>) => (
    <svg aria-hidden="true" {...PEN} {...props}>
      {shapes}
    </svg>
  );
}
