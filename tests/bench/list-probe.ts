/** Runs in a page that lists members: measures how soon after its data the list is drawn and searched. */

export interface Usable extends Partial<Used> {
  /** Milliseconds from the last byte of the directory until the first rows are on the screen. */
  readonly drawn: number;
  /** The same, until a name typed into the search then shows that member alone. */
  readonly searched: number;
}

/** Milliseconds from a click until the screen shows its effect, in a list that supports the action (P8). */
export interface Used {
  readonly sorted: number;
  readonly filtered: number;
  readonly selected: number;
}

declare global {
  interface Window {
    usable?: Usable;
  }
}

/**
 * Leaves its measurement in `window.usable`. Self-contained: it is sent to the page as text.
 * @param name to search for; exactly one member has it.
 */
export function probeList(name: string): void {
  const rows = () => document.querySelectorAll('tbody tr, #members li');
  const search = () => document.querySelector<HTMLInputElement>('input[type=search]');

  const sinceData = () => {
    const reads = performance
      .getEntriesByType('resource')
      // Requests other than those for the directory come later.
      .filter(({ name }) => /\/rest\/v1\/(members|referral_chains|chapter)\?/.test(name))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    return performance.now() - Math.max(...reads);
  };

  /** Resolves once `holds` returns true and that frame has been painted. */
  const painted = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds()) requestAnimationFrame(look);
        else setTimeout(resolve);
      };
      requestAnimationFrame(look);
    });

  const type = (text: string) => {
    const input = search();
    // Sets the value like the browser does: React overrides the element's own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const measure = async () => {
    await painted(() => search() !== null && rows().length > 0);
    const drawn = sinceData();
    type(name);
    await painted(() => rows().length === 1 && rows()[0]?.textContent?.includes(name) === true);
    const searched = sinceData();
    window.usable = { drawn, searched, ...(document.querySelector('table') && (await use())) };
  };

  const timed = async (act: () => void, holds: () => boolean) => {
    const begun = performance.now();
    act();
    await painted(holds);
    return performance.now() - begun;
  };

  const says = (text: string) =>
    [...document.querySelectorAll('[role=status]')].some((each) =>
      each.textContent?.includes(text),
    );

  /** Sorts, filters and selects all the members, in this order. */
  const use = async () => {
    type('');
    await painted(() => rows().length > 1);
    const heading = [...document.querySelectorAll('th')].find(
      (each) => each.textContent === 'Name',
    );
    const sorted = await timed(
      () => heading?.querySelector('button')?.click(),
      () => heading?.ariaSort === 'ascending',
    );
    const filter = document.querySelector('select');
    const filtered = await timed(
      () => {
        if (filter) filter.selectedIndex = 1;
        filter?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      () => says(' of '),
    );
    const all = document.querySelector<HTMLInputElement>('thead input[type=checkbox]');
    const selected = await timed(
      () => all?.click(),
      () => says(' selected'),
    );
    return { sorted, filtered, selected };
  };
  void measure();
}
