/** A driver that forwards every call and records each statement. */
import type { Driver } from '../../src/db/driver.ts';

export function notingDriver(driver: Driver, statements: string[]): Driver {
  return {
    transaction(work, begin) {
      if (begin !== undefined) statements.push(begin);
      return driver.transaction(
        (tx) =>
          work({
            query(sql, values) {
              statements.push(sql);
              return tx.query(sql, values);
            },
            script: tx.script,
          }),
        begin,
      );
    },
    single(begin, statement, planKey) {
      statements.push(begin, statement.sql);
      return driver.single(begin, statement, planKey);
    },
    readAsVisitor:
      driver.readAsVisitor === null
        ? null
        : (statement) => {
            statements.push(statement.sql);
            return driver.readAsVisitor?.(statement) ?? Promise.resolve([]);
          },
    close: driver.close,
  };
}
