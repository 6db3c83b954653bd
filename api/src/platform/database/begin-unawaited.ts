import type { QueryRunner } from 'typeorm';
import { clientOf, sendTogether } from './data-source.js';

/**
 * Begins a transaction with `statement`, which is sent together with the first statement after it. TypeORM then takes
 * the transaction for begun, so façades that are called inside join it.
 * @returns the connection, and a promise that rejects if it did not begin; what was sent meanwhile ran by itself then
 */
export async function beginUnawaited(runner: QueryRunner, statement: string) {
  const client = await clientOf(runner);
  sendTogether(client);
  const begun = client.query(statement);
  begun.catch(() => undefined);
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
  return { client, begun };
}
