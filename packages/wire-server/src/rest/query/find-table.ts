/** Looks up the table named in the path in the catalogue. */
import { type Catalogue, PUBLIC_SCHEMA, type Table } from '../../db/catalogue.ts';
import { RestError } from '../protocol/errors.ts';

/** @throws {RestError} PGRST205 */
export function findTable(catalogue: Catalogue, name: string): Table {
  const table = catalogue.get(name);
  if (table !== undefined) return table;
  throw new RestError(404, {
    code: 'PGRST205',
    message: `Could not find the table '${PUBLIC_SCHEMA}.${name}' in the schema cache`,
  });
}
