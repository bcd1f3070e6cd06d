/** The types of JSX: React's, except that a component must not draw a bare text, which could not get an element. */
import type * as React from 'react';
import type { JSX as ReactJsx } from 'react/jsx-runtime';

// biome-ignore lint/suspicious/noExplicitAny: JSX itself checks the properties.
type AnyProps = any;

type Drawn = React.ReactElement | readonly React.ReactElement[] | null;

/** A component; without a type argument, one that needs no properties. */
export type Component<P = object> = React.ExoticComponent<P> | ((props: P) => Drawn);

export declare namespace JSX {
  type ElementType = string | Component<AnyProps> | (new (props: AnyProps) => ElementClass);
  type Element = ReactJsx.Element;
  type ElementClass = ReactJsx.ElementClass;
  type ElementAttributesProperty = ReactJsx.ElementAttributesProperty;
  type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute;
  type LibraryManagedAttributes<C, P> = ReactJsx.LibraryManagedAttributes<C, P>;
  type IntrinsicAttributes = ReactJsx.IntrinsicAttributes;
  type IntrinsicClassAttributes<T> = ReactJsx.IntrinsicClassAttributes<T>;
  type IntrinsicElements = ReactJsx.IntrinsicElements;
}
