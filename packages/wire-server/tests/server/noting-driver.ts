/** A driver that forwards every call and records each statement. */
import type { Driver } from '../../src/db/driver.ts';

export function notingDriver(driver: Driver, statements: string[]): Driver {
  return {
    ping: driver.ping,
    transaction(work, opening) {
      if (opening !== undefined) statements.push(opening.begin);
      return driver.transaction(
        (tx) =>
          work({
            query(sql, values) {
              statements.push(sql);
              return tx.query(sql, values);
            },
            script: tx.script,
          }),
        opening,
      );
    },
    single(opening, statement, planKey) {
      statements.push(opening.begin, statement.sql);
      return driver.single(opening, statement, planKey);
    },
    readAsVisitor:
      driver.readAsVisitor === null
        ? null
        : (statement, limitMs) => {
            statements.push(statement.sql);
            return driver.readAsVisitor?.(statement, limitMs) ?? Promise.resolve([]);
          },
    close: driver.close,
  };
}
