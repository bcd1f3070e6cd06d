/**
 * The engine for a page that gets no worker. Built like a worker, into a script of its own: as a part of the page, it
 * would split the other scripts. Such a script exports nothing, so an event hands over the engine.
 */
import { createVisitorsEngine } from './visitors-engine.ts';

window.dispatchEvent(new CustomEvent('engine', { detail: createVisitorsEngine() }));
