/**
 * React's JSX runtime, except that a text beside other children gets an element of its own
 * (docs/decisions/084-texts-in-one-place.md). The compiler imports it for every JSX expression.
 */
import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-runtime';
import { ownTexts, type Props } from './own-texts.ts';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from './types.ts';

export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return react.jsx(type, ownTexts(type, props), key);
}

/** For several children, which need no keys. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return react.jsxs(type, ownTexts(type, props), key);
}
