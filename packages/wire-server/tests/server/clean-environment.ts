/**
 * The environment of a process under test: no setting of this machine's, only what Node itself needs.
 * @example spawn(process.execPath, [script], { env: { ...cleanEnvironment(), PORT: '0' } })
 */
export function cleanEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}
