/** Puts each text that stands beside other children into an element of its own. */
import type { ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';

export type Props = Readonly<Record<string, unknown>>;

/**
 * React keeps the text nodes of mixed children: it writes into them, removes them and inserts before them. A translator
 * replaces them, and each of these fails. An element's only text is its content instead, which can always be set.
 */
export function ownTexts(type: ElementType, props: Props): Props {
  const { children } = props;
  const isElement = typeof type === 'string';
  // A component passes its children on, to where they get their elements.
  if (!isElement && typeof type !== 'symbol') return props;
  if (!Array.isArray(children)) return isElement ? props : { ...props, children: own(children, 0) };
  const joined = joinTexts(children);
  const [only, ...others] = joined.filter(isShown);
  const isOneText = isElement && isText(only) && others.length === 0;
  return { ...props, children: isOneText ? only : joined.map(own) };
}

/** Texts side by side become one. Every child keeps its position, by which React recognizes it. */
function joinTexts(children: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  let start = -1;
  for (const child of children) {
    if (isText(child) && start >= 0) {
      joined[start] += `${child}`;
      joined.push(null);
      continue;
    }
    if (isShown(child)) start = isText(child) ? joined.length : -1;
    joined.push(isText(child) ? `${child}` : child);
  }
  return joined;
}

function own(child: unknown, position: number): unknown {
  if (Array.isArray(child)) return joinTexts(child).map(own);
  // A translator leaves spaces alone.
  const isReplaceable = isText(child) && `${child}`.trim() !== '';
  return isReplaceable ? jsx('span', { children: child }, `text-${position}`) : child;
}

function isText(child: unknown): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

function isShown(child: unknown): boolean {
  return child !== null && child !== undefined && typeof child !== 'boolean';
}
