/** Runs in a page that lists members: measures how soon after its data the list is drawn and searched. */

/** Milliseconds since the last byte of the directory arrived. */
export interface Usable {
  /** The first rows are on the screen. */
  readonly drawn: number;
  /** A name was then typed into the search, and the screen shows that member. */
  readonly searched: number;
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
  const rows = () => document.querySelectorAll('#members li');
  const search = () => document.querySelector<HTMLInputElement>('#members input[type=search]');

  const sinceData = () => {
    const reads = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/rest/v1/'))
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
    window.usable = { drawn, searched: sinceData() };
  };
  void measure();
}
