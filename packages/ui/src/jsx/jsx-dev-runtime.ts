/** The same as `jsx-runtime.ts`, for the development server. */
import type { ElementType, Key, ReactElement } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { ownTexts, type Props } from './own-texts.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from './types.ts';

export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
): ReactElement {
  const owned = ownTexts(type, props);
  // React insists on a list of several children, and they may have become one.
  const hasSeveral = isStatic && Array.isArray(owned.children);
  return react.jsxDEV(type, owned, key, hasSeveral, source, self);
}
