/** Several statements as one message to PGlite, which answers it in one call as one transaction. */
import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { Row, Statement } from './driver.ts';
import { toDatabaseError } from './errors.ts';

const { serialize } = protocol;

/** Statements kept prepared at most: a program asks a few dozen kinds, each takes some kilobytes. */
const PREPARED_LIMIT = 100;

/**
 * Speaks Postgres's wire protocol, because PGlite's own `query` takes five calls for each statement.
 * Up to the closing Sync all is one transaction: committed when every statement succeeds; when one
 * fails, those after it are skipped and nothing stays.
 */
export class PgliteBatches {
  readonly #pglite: PGlite;
  /** The session's prepared statements, SQL to name: what was asked before is not planned again. */
  readonly #prepared = new Map<string, string>();
  #namesGiven = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /**
   * Answers the rows of the last statement. Nothing else may use the session meanwhile.
   * @throws {SqlError} when a statement is refused.
   */
  async run(statements: readonly Statement[]): Promise<readonly Row[]> {
    if (this.#prepared.size >= PREPARED_LIMIT) await this.#forgetPrepared();
    const parsed: string[] = [];
    const steps = statements.flatMap((statement) => this.#steps(statement, parsed));
    const messages = await this.#send([...steps, serialize.sync()]);
    const refusal = messages.find(({ name }) => name === 'error');
    if (refusal !== undefined) {
      const succeeded = messages.filter(({ name }) => name === 'parseComplete').length;
      for (const sql of parsed.slice(succeeded)) this.#prepared.delete(sql);
      throw toDatabaseError(refusal);
    }
    return parse.parseResults(messages, this.#pglite.parsers).at(-1)?.rows ?? [];
  }

  /** The messages that run one statement; adds its SQL to `parsed` when it has to be parsed first. */
  #steps({ sql, values }: Statement, parsed: string[]): Uint8Array[] {
    const known = this.#prepared.get(sql);
    const statement = known ?? `s${this.#namesGiven++}`;
    if (known === undefined) {
      this.#prepared.set(sql, statement);
      parsed.push(sql);
    }
    return [
      ...(known === undefined ? [serialize.parse({ name: statement, text: sql })] : []),
      serialize.bind({ statement, values: [...values] }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
    ];
  }

  async #forgetPrepared(): Promise<void> {
    this.#prepared.clear();
    await this.#send([serialize.query('deallocate all')]);
  }

  #send(steps: readonly Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat(steps), { throwOnError: false });
  }
}
