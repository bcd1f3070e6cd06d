/**
 * `npm run bench [-- --only accuracy|engine|suggestions|bundle|admin|server|visits]`: measures, prints the figures
 * and writes docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { chosenParts } from './chosen-parts.ts';
import { publish } from './report.ts';

/** Parts are imported on demand: the engine's speed needs no browser. */
const PARTS = {
  accuracy: async () => {
    const { measureAccuracy } = await import('../../training/measure/measure-accuracy.ts');
    const { drawAccuracy } = await import('./draw-accuracy.ts');
    const { accuracyFigures } = await import('./accuracy-figures.ts');
    const measured = await measureAccuracy();
    drawAccuracy(measured);
    publish('accuracy', accuracyFigures(measured));
  },
  engine: async () => {
    const { measureSpeed, speedFigures } = await import('./speed.ts');
    publish('engine', speedFigures(await measureSpeed()));
  },
  suggestions: async () => {
    const { measureSuggestions, suggestionFigures } = await import('./suggestions.ts');
    publish('suggestions', suggestionFigures(await measureSuggestions()));
  },
  bundle: async () => {
    const { measureBundle } = await import('./bundle.ts');
    const { bundleFigures } = await import('./bundle-figures.ts');
    publish('bundle', bundleFigures(await measureBundle()));
  },
  admin: async () => {
    const { adminFigures, measureAdmin } = await import('./admin.ts');
    publish('admin', adminFigures(await measureAdmin()));
  },
  server: async () => {
    const { measureServer } = await import('./server.ts');
    const { serverFigures } = await import('./server-figures.ts');
    publish('server', serverFigures(await measureServer()));
  },
  visits: async () => {
    const { measureVisits } = await import('./visits.ts');
    const { visitFigures } = await import('./visit-figures.ts');
    publish('visits', visitFigures(await measureVisits()));
  },
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
for (const [, measure] of chosenParts(PARTS, values.only)) await measure();
