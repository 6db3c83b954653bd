import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, sql } from '../../platform/index.js';
import { transferStates } from '../domain/transfer-states.js';

/** A transfer that this process has claimed to send to the bank. */
export interface ClaimedTransfer {
  id: string;
  waqfId: string;
  fromAccountId: string;
  toAccountId: string;
  amount: Halalas;
  description: string | null;
  /** Whether the bank may already know the transfer: then it is asked before the transfer is sent again. */
  sentBefore: boolean;
  /** How many times the bank was asked, including this time. */
  attempts: number;
  /** Set when the bank has refused for good and only the reversal is missing. */
  refusal: { code: string; reason: Bilingual } | null;
}

const sending = transferStates.inSql('send');
const completing = transferStates.inSql('complete');
const reversing = transferStates.inSql('reverse');

const claim = sql({
  name: 'banking.claim-transfers',
  // Both parts use an index, however many transfers there are and whatever the table's statistics are.
  text: `WITH due AS MATERIALIZED (
           SELECT id, state FROM banking.transfer
           WHERE state ${sending.from} AND ask_at <= statement_timestamp()
           ORDER BY ask_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED
         )
         UPDATE banking.transfer
         SET state = ${sending.to}, attempts = transfer.attempts + 1,
           ask_at = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
         FROM due WHERE transfer.id = due.id AND transfer.id = ANY (ARRAY(SELECT id FROM due))
         RETURNING transfer.id, waqf_id AS "waqfId", from_account_id AS "fromAccountId", to_account_id AS "toAccountId",
           amount_halalas AS amount, description, due.state = 'sent' AS "sentBefore", attempts,
           refusal_code AS "refusalCode", refusal_ar AS "refusalAr", refusal_en AS "refusalEn"`,
  row: {
    id: 'uuid',
    waqfId: 'uuid',
    fromAccountId: 'uuid',
    toAccountId: 'uuid',
    amount: 'int8',
    description: 'text?',
    sentBefore: 'bool',
    attempts: 'int4',
    refusalCode: 'text?',
    refusalAr: 'text?',
    refusalEn: 'text?',
  },
});
const complete = sql({
  name: 'banking.complete-transfers',
  text: `UPDATE banking.transfer SET state = ${completing.to}, bank_reference = done.bank_reference, settled_at = $3,
           refusal_code = NULL, refusal_ar = NULL, refusal_en = NULL
         FROM unnest($1::uuid[], $2::text[]) AS done (id, bank_reference)
         WHERE transfer.id = done.id AND transfer.id = ANY ($1::uuid[]) AND transfer.state ${completing.from}
         RETURNING transfer.id`,
  row: { id: 'uuid' },
});
const addToCompletedCount = sql({
  name: 'banking.add-to-transfer-tally',
  text: `INSERT INTO banking.transfer_tally (waqf_id, completed) SELECT * FROM unnest($1::uuid[], $2::bigint[])
         ON CONFLICT (waqf_id) DO UPDATE SET completed = transfer_tally.completed + excluded.completed`,
});
const reverse = sql({
  name: 'banking.reverse-transfer',
  text: `UPDATE banking.transfer
         SET state = ${reversing.to}, refusal_code = $2, refusal_ar = $3, refusal_en = $4, settled_at = $5
         WHERE id = $1 AND state ${reversing.from}`,
});
const keepRefusal = sql({
  name: 'banking.keep-transfer-refusal',
  text: `UPDATE banking.transfer SET refusal_code = $2, refusal_ar = $3, refusal_en = $4,
           ask_at = clock_timestamp() + make_interval(secs => $5::double precision / 1000)
         FROM (SELECT refusal_code IS NULL AS first FROM banking.transfer WHERE id = $1 FOR NO KEY UPDATE) AS before
         WHERE id = $1 AND state = 'sent' RETURNING before.first`,
  row: { first: 'bool' },
});
const retryLater = sql({
  name: 'banking.ask-for-transfers-later',
  text: `UPDATE banking.transfer
         SET ask_at = clock_timestamp() + make_interval(secs => later.delay::double precision / 1000)
         FROM unnest($1::uuid[], $2::integer[]) AS later (id, delay)
         WHERE transfer.id = later.id AND transfer.state = 'sent'`,
});
const puttingBack = transferStates.inSql('put-back');
const putBack = sql({
  name: 'banking.put-transfers-back',
  text: `UPDATE banking.transfer
         SET state = ${puttingBack.to},
           ask_at = clock_timestamp() + make_interval(secs => later.delay::double precision / 1000)
         FROM unnest($1::uuid[], $2::integer[]) AS later (id, delay)
         WHERE transfer.id = later.id AND transfer.state ${puttingBack.from}`,
});

/**
 * Stores how transfers are sent to the bank and what it answers. Retry times use the database's clock, so that several
 * processes agree on them.
 */
@Injectable()
export class DispatchRepository {
  /**
   * Claims due transfers, oldest first, so that only this process asks the bank about them; rows that another process
   * is claiming are skipped. The same statement marks a claimed row as `sent`: if this process dies, the next one asks
   * the bank before it sends again.
   * @param leaseMs milliseconds after which another process may ask
   */
  async claim(ctx: Ctx, limit: number, leaseMs: number): Promise<ClaimedTransfer[]> {
    const rows = await claim.rows(ctx, [limit, leaseMs]);
    return rows.map(({ amount, refusalCode, refusalAr, refusalEn, ...row }) => ({
      ...row,
      amount: halalas(BigInt(amount)),
      refusal:
        refusalCode === null ? null : { code: refusalCode, reason: { ar: refusalAr ?? '', en: refusalEn ?? '' } },
    }));
  }

  /** Records transfers that the bank has completed. Returns the ids for which this was not recorded yet. */
  async complete(ctx: Ctx, done: readonly { id: string; bankReference: string }[]): Promise<Set<string>> {
    const rows = await complete.rows(ctx, [
      done.map((one) => one.id),
      done.map((one) => one.bankReference),
      ctx.clock.now(),
    ]);
    return new Set(rows.map((row) => row.id));
  }

  /** Adds to the counts of completed transfers by waqf, in a fixed order of waqfs. */
  async countCompleted(ctx: Ctx, completed: ReadonlyMap<string, number>): Promise<void> {
    const waqfIds = [...completed.keys()].toSorted();
    await addToCompletedCount.run(ctx, [waqfIds, waqfIds.map((waqfId) => completed.get(waqfId) ?? 0)]);
  }

  /** Records that the money was returned. False when the result is already recorded. */
  async reverse(ctx: Ctx, id: string, refusal: { code: string; reason: Bilingual }): Promise<boolean> {
    const values = [id, refusal.code, refusal.reason.ar, refusal.reason.en, ctx.clock.now()];
    return (await reverse.run(ctx, values)) === 1;
  }

  /** Records a refusal whose money can't be returned yet. True the first time. */
  async keepRefusal(
    ctx: Ctx,
    id: string,
    refusal: { code: string; reason: Bilingual },
    delayMs: number,
  ): Promise<boolean> {
    const values = [id, refusal.code, refusal.reason.ar, refusal.reason.en, delayMs];
    return (await keepRefusal.first(ctx, values))?.first === true;
  }

  /** Sets when the bank is asked next about each transfer. */
  async retryLater(ctx: Ctx, later: readonly { id: string; delayMs: number }[]): Promise<void> {
    await retryLater.run(ctx, [later.map((one) => one.id), later.map((one) => one.delayMs)]);
  }

  /** Makes transfers that the bank never got due again as ones that were not sent yet. */
  async putBack(ctx: Ctx, later: readonly { id: string; delayMs: number }[]): Promise<void> {
    await putBack.run(ctx, [later.map((one) => one.id), later.map((one) => one.delayMs)]);
  }
}
