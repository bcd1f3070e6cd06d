/** The engine in a thread of its own. Its first message reports that it runs. */
import { serveEngine } from './serve-engine.ts';

serveEngine(self);
self.postMessage(null);

// A browser reads its data about dates when one is first written, which takes a slow phone 100 ms, in whichever
// thread that is. Here it does not hold up the page, whose footer shows a date.
new Date().toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
