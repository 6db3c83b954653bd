import { Injectable } from '@nestjs/common';
import { type Halalas, halalas } from '@waqf/money';
import { type Ctx, neverNull, sql } from '../../platform/index.js';
import { paymentBatchStates } from '../domain/payment-batch-states.js';
import type { BatchPayment, ClaimedBatch, PaymentEnd } from '../domain/payment-batch.js';

/** A payment as it is sent to the bank. */
export interface OrderedPayment {
  readonly id: string;
  readonly creditIban: string;
  readonly amount: Halalas;
  readonly description: string;
}

const findMain = sql({
  name: 'banking.find-active-main-account',
  text: `SELECT id FROM banking.account WHERE waqf_id = $1 AND account_type = 'main_waqf' AND state = 'active'`,
  row: { id: 'uuid' },
});
const addBatch = sql({
  name: 'banking.add-payment-batch',
  text: `INSERT INTO banking.payment_batch (id, waqf_id, from_account_id, state, created_at)
         VALUES ($1, $2, $3, 'recorded', $4)`,
});
const addPayments = sql({
  name: 'banking.add-batch-payments',
  text: `INSERT INTO banking.batch_payment (id, batch_id, place, to_account_id, to_iban, amount_halalas, description,
           state)
         SELECT made.id, $1, made.place, made.account_id, made.iban, made.amount, made.description, 'recorded'
         FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::bigint[], $6::text[]) WITH ORDINALITY
           AS made (id, account_id, iban, amount, description, place)`,
});
const claim = sql({
  name: 'banking.claim-payment-batch',
  text: `UPDATE banking.payment_batch
         SET state = 'sent', attempts = payment_batch.attempts + 1,
           ask_at = clock_timestamp() + make_interval(secs => $1::double precision / 1000)
         FROM (SELECT id, state FROM banking.payment_batch WHERE state = ANY ($2::text[]) AND state <> 'settled'
                 AND ask_at <= clock_timestamp()
               ORDER BY ask_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) AS due
         WHERE payment_batch.id = due.id
         RETURNING payment_batch.id, waqf_id AS "waqfId", from_account_id AS "fromAccountId",
           due.state = 'sent' AS "sentBefore", attempts`,
  row: { id: 'uuid', waqfId: 'uuid', fromAccountId: 'uuid', sentBefore: 'bool', attempts: 'int4' },
});
const findIban = sql({
  name: 'banking.find-iban-of-account',
  text: 'SELECT iban FROM banking.account WHERE id = $1 AND iban IS NOT NULL',
  row: { iban: neverNull('text', 'the condition says so') },
});
const listPayments = sql({
  name: 'banking.list-batch-payments',
  text: `SELECT payment.id, coalesce(payment.to_iban, account.iban) AS "creditIban", amount_halalas AS amount,
           description
         FROM banking.batch_payment payment LEFT JOIN banking.account ON account.id = payment.to_account_id
         WHERE batch_id = $1 AND payment.state = 'recorded' AND coalesce(payment.to_iban, account.iban) IS NOT NULL
         ORDER BY place`,
  row: {
    id: 'uuid',
    creditIban: neverNull('text', 'the condition says so'),
    amount: 'int8',
    description: 'text',
  },
});
const complete = sql({
  name: 'banking.complete-batch-payments',
  text: `UPDATE banking.batch_payment SET state = 'completed', bank_reference = done.bank_reference, settled_at = $4
         FROM unnest($2::uuid[], $3::text[]) AS done (id, bank_reference)
         WHERE batch_payment.id = done.id AND batch_id = $1 AND state = 'recorded'
         RETURNING batch_payment.id, to_account_id AS "accountId", to_iban AS iban, amount_halalas AS amount,
           description`,
  row: { id: 'uuid', accountId: 'uuid?', iban: 'text?', amount: 'int8', description: 'text' },
});
const refuse = sql({
  name: 'banking.refuse-batch-payments',
  text: `UPDATE banking.batch_payment SET state = 'refused', refusal_code = done.code, refusal_ar = done.ar,
           refusal_en = done.en, settled_at = $6
         FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) AS done (id, code, ar, en)
         WHERE batch_payment.id = done.id AND batch_id = $1 AND state = 'recorded' RETURNING batch_payment.id`,
  row: { id: 'uuid' },
});
const settle = sql({
  name: 'banking.settle-payment-batch',
  text: `UPDATE banking.payment_batch SET state = 'settled', settled_at = $2
         WHERE id = $1 AND state = 'sent' AND NOT EXISTS (
           SELECT FROM banking.batch_payment WHERE batch_id = $1 AND batch_payment.state = 'recorded')`,
});
const retryLater = sql({
  name: 'banking.ask-for-payment-batch-later',
  text: `UPDATE banking.payment_batch
         SET ask_at = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
         WHERE id = $1 AND state = 'sent'`,
});
const puttingBack = paymentBatchStates.inSql('put-back');
const putBack = sql({
  name: 'banking.put-payment-batch-back',
  text: `UPDATE banking.payment_batch
         SET state = ${puttingBack.to},
           ask_at = clock_timestamp() + make_interval(secs => $2::double precision / 1000)
         WHERE id = $1 AND state ${puttingBack.from}`,
});

/** The tables `banking.payment_batch` and `banking.batch_payment`. */
@Injectable()
export class PaymentBatchRepository {
  /** Id of the waqf's active main account; null when there is none. */
  async mainAccount(ctx: Ctx, waqfId: string): Promise<string | null> {
    return (await findMain.first(ctx, [waqfId]))?.id ?? null;
  }

  async add(
    ctx: Ctx,
    batch: { id: string; waqfId: string; fromAccountId: string },
    payments: readonly BatchPayment[],
  ): Promise<void> {
    await addBatch.run(ctx, [batch.id, batch.waqfId, batch.fromAccountId, ctx.clock.now()]);
    await addPayments.run(ctx, [
      batch.id,
      payments.map(({ id }) => id),
      payments.map(({ accountId }) => accountId),
      payments.map(({ iban }) => iban),
      payments.map(({ amount }) => String(amount)),
      payments.map(({ description }) => description),
    ]);
  }

  /**
   * Claims a due batch, so that only this process asks the bank about it; a batch that another process is claiming is
   * skipped.
   */
  async claim(ctx: Ctx, leaseMs: number): Promise<ClaimedBatch | undefined> {
    return claim.first(ctx, [leaseMs, paymentBatchStates.transition('send').from]);
  }

  /** The paying account's IBAN, and the payments of the batch that have not ended, in order. */
  async order(ctx: Ctx, batch: ClaimedBatch): Promise<{ debitIban: string; payments: OrderedPayment[] }> {
    const { iban } = await findIban.one(ctx, [batch.fromAccountId]);
    const rows = await listPayments.rows(ctx, [batch.id]);
    return { debitIban: iban, payments: rows.map((row) => ({ ...row, amount: halalas(BigInt(row.amount)) })) };
  }

  /** Records payments that the bank has carried out. Returns those for which this was not recorded yet. */
  async complete(
    ctx: Ctx,
    batchId: string,
    ends: readonly Extract<PaymentEnd, { outcome: 'completed' }>[],
  ): Promise<BatchPayment[]> {
    const values = [ends.map(({ id }) => id), ends.map(({ bankReference }) => bankReference)];
    const rows = await complete.rows(ctx, [batchId, ...values, ctx.clock.now()]);
    return rows.map((row) => ({ ...row, amount: halalas(BigInt(row.amount)) }));
  }

  /** Records payments that the bank has refused. Returns the ids for which this was not recorded yet. */
  async refuse(
    ctx: Ctx,
    batchId: string,
    ends: readonly Extract<PaymentEnd, { outcome: 'refused' }>[],
  ): Promise<Set<string>> {
    const words = [ends.map(({ reason }) => reason.ar), ends.map(({ reason }) => reason.en)];
    const values = [ends.map(({ id }) => id), ends.map(({ code }) => code), ...words];
    return new Set((await refuse.rows(ctx, [batchId, ...values, ctx.clock.now()])).map(({ id }) => id));
  }

  /** Ends the batch when every payment has ended; true when it has. */
  async settle(ctx: Ctx, batchId: string): Promise<boolean> {
    return (await settle.run(ctx, [batchId, ctx.clock.now()])) === 1;
  }

  /** Sets when the bank is asked next. */
  async retryLater(ctx: Ctx, batchId: string, delayMs: number): Promise<void> {
    await retryLater.run(ctx, [batchId, delayMs]);
  }

  /** Makes a batch that the bank never got due again as one that was not sent yet. */
  async putBack(ctx: Ctx, batchId: string, delayMs: number): Promise<void> {
    await putBack.run(ctx, [batchId, delayMs]);
  }
}
