/** Runs in a page: records when the answer is drawn, long tasks, layout shifts and slow events. */

interface Probed {
  /** Milliseconds from the start of the visit until the answer was drawn. */
  answer: number | null;
  /** Likewise until its buttons worked. */
  usable: number | null;
  /** Milliseconds of each task over 50. */
  tasks: number[];
  /** The sum of layout shifts that no input caused. */
  shift: number;
  /** Milliseconds from each input event to the next frame, in steps of 8. */
  paints: number[];
}

declare global {
  interface Window {
    probed: Probed;
  }
}

/** Self-contained: it is sent to the page as text. */
export function probePage(): void {
  const probed: Probed = { answer: null, usable: null, tasks: [], shift: 0, paints: [] };
  window.probed = probed;
  const look = () => {
    const heading = document.querySelector('#answer-heading')?.textContent ?? '';
    if (!heading.startsWith('Who to call')) return requestAnimationFrame(look);
    // The next task comes after the frame.
    setTimeout(() => {
      probed.answer ??= performance.now();
      if (document.querySelector('fieldset:disabled') !== null) requestAnimationFrame(look);
      else probed.usable ??= performance.now();
    });
  };
  requestAnimationFrame(look);
  const observe = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('longtask', ({ duration }) => probed.tasks.push(duration));
  observe('event', ({ duration }) => probed.paints.push(duration), { durationThreshold: 16 });
  observe('layout-shift', (entry) => {
    if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
      probed.shift += Number(entry.value);
  });
}
