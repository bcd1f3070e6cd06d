/** The engine in a thread of its own. */
import { serve } from './calls.ts';
import { createVisitorsEngine } from './visitors-engine.ts';

serve(createVisitorsEngine(), self);

// Formatting the first date makes the browser load its locale data, which takes a slow phone 100 ms. Done here, it does
// not hold up the page, whose footer shows a date.
new Date().toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
