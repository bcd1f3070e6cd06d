/**
 * What an error in a component would take off the screen: all that the nearest error boundary around it holds (F4).
 * Read from React's own tree of the page, so that every component is checked without making each of them fail.
 */
import { expect } from 'vitest';
import { Apart, ErrorBoundary } from '../src/error-boundary.tsx';

/** A node of React's tree, as far as it is read here. */
interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly stateNode: unknown;
  readonly pendingProps: { readonly isPage?: boolean } | null;
}

/** A component on the screen. */
interface Drawn {
  readonly name: string;
  /** Its outermost elements. */
  readonly elements: readonly Element[];
  /** The same; for a component that draws nothing, the element that it is in. */
  readonly places: readonly Element[];
  /** The outermost elements of the nearest error boundary around it; null where only the page has one. */
  readonly lost: readonly Element[] | null;
}

interface Screen {
  /** Parts of the screen that fail alone, by name: the elements of each. */
  readonly parts: Readonly<Record<string, readonly Element[]>>;
  /** The components that only place others: they compute nothing that could fail. */
  readonly frames: readonly string[];
}

/**
 * Expects that an error in any component on the screen takes away only the one part that it draws or belongs to. Only the
 * named frames, and Apart, may draw several.
 */
export function expectPartsFailAlone({ parts, frames }: Screen): void {
  const named = Object.entries(parts).flatMap(([name, elements]) =>
    elements.map((element) => ({ name, element })),
  );
  for (const [name, elements] of Object.entries(parts)) {
    expect(elements, `the screen shows ${name}`).not.toHaveLength(0);
  }
  const complaints = new Set<string>();
  for (const { name, elements, places, lost } of drawnComponents()) {
    const own = named.filter(({ element }) => elements.some((each) => each.contains(element)));
    if (name === Apart.name || frames.includes(name)) continue;
    if (own.length > 1) {
      complaints.add(`${name} draws ${listed(own)}`);
      continue;
    }
    const taken = named.filter(
      ({ element }) => !lost || lost.some((each) => each.contains(element)),
    );
    const others = taken.filter(
      (part) => !own.includes(part) && !places.some((each) => part.element.contains(each)),
    );
    if (others.length > 0) complaints.add(`an error in ${name} takes away ${listed(others)}`);
  }
  expect([...complaints]).toEqual([]);
}

function listed(parts: readonly { readonly name: string }[]): string {
  return [...new Set(parts.map(({ name }) => name))].join(', ');
}

/** Every component on the screen. */
function drawnComponents(): Drawn[] {
  return [...fibersIn(rootFiber())]
    .filter(({ type }) => nameOf(type) !== null)
    .map((fiber) => {
      const boundary = boundaryAround(fiber);
      const elements = elementsIn(fiber);
      return {
        name: nameOf(fiber.type) ?? '',
        elements,
        places: elements.length > 0 ? elements : elementAround(fiber),
        lost: boundary && elementsIn(boundary),
      };
    });
}

function nameOf(type: unknown): string | null {
  return typeof type === 'function' && type !== ErrorBoundary ? type.name : null;
}

function boundaryAround(fiber: Fiber): Fiber | null {
  for (let above = fiber.return; above !== null; above = above.return) {
    if (above.type === ErrorBoundary) return above.pendingProps?.isPage ? null : above;
  }
  return null;
}

function elementAround(fiber: Fiber): Element[] {
  for (let above = fiber.return; above !== null; above = above.return) {
    if (above.stateNode instanceof Element) return [above.stateNode];
  }
  return [];
}

function rootFiber(): Fiber {
  for (const element of document.querySelectorAll('body *')) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactFiber$'));
    if (key === undefined) continue;
    let fiber = Reflect.get(element, key) as Fiber;
    while (fiber.return !== null) fiber = fiber.return;
    // The tree that was drawn last, of the two that React keeps.
    return (fiber.stateNode as { readonly current: Fiber }).current;
  }
  throw new Error('React has drawn nothing');
}

function* fibersIn(fiber: Fiber): Generator<Fiber> {
  for (let child = fiber.child; child !== null; child = child.sibling) {
    yield child;
    yield* fibersIn(child);
  }
}

/** The outermost elements that a component has drawn. */
function elementsIn(fiber: Fiber): Element[] {
  const found: Element[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) {
    if (child.stateNode instanceof Element) found.push(child.stateNode);
    else found.push(...elementsIn(child));
  }
  return found;
}
