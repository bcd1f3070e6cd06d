/** The first screen as HTML text. Runs at build time only. */
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** The markup of `/` before any search; the browser hydrates it. */
export function renderShell(): string {
  return renderToString(<App />);
}
