/** A driver that passes everything on and notes each statement. */
import type { Driver } from '../../src/server/db/driver.ts';

export function notingDriver(driver: Driver, statements: string[]): Driver {
  return {
    transaction: (work) =>
      driver.transaction((tx) =>
        work({
          query(sql, values) {
            statements.push(sql);
            return tx.query(sql, values);
          },
          script: tx.script,
        }),
      ),
    batch(batch, onStart) {
      statements.push(...batch.map(({ sql }) => sql));
      return driver.batch(batch, onStart);
    },
    close: driver.close,
  };
}
