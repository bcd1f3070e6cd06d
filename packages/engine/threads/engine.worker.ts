/** The engine in a thread of its own. Its first message reports that it runs. */
import { serveEngine } from './serve-engine.ts';

serveEngine(self);
self.postMessage(null);

// Formatting the first date makes the browser load its locale data, which takes a slow phone 100 ms. Done here, it does
// not hold up the page, whose footer shows a date.
new Date().toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
