/** Setup of component tests: what a test has rendered is gone before the next, also in files that share a page. */
import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// The hook of vitest-browser-react itself covers only the first file of a page.
afterEach(() => cleanup());
