/** Judges expectations in a thread of its own. Its first message says that it runs. */
import { serveJudge } from './serve-judge.ts';

serveJudge(self);
self.postMessage(null);
