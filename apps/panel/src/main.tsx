/** The entry script of login and the admin panel. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadToasts } from 'ui/toaster.tsx';
import { App } from './app.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
preloadToasts();
