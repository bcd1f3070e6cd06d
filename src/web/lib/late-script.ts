/** Scripts loaded on demand. */

/** A script failed to load. Browsers cache that failure while the page is open, so only a reload helps. */
export class ScriptNotLoaded extends Error {
  override readonly name = 'ScriptNotLoaded';
}

/** @throws {ScriptNotLoaded} when the server is unreachable or has a newer version of the page. */
export async function lateScript<M>(script: Promise<M>): Promise<M> {
  return script.catch((cause: unknown) => {
    throw new ScriptNotLoaded('A part of the page could not be loaded', { cause });
  });
}
