import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { WithholdingReason } from '@waqf/contracts/distributions';
import { type Halalas, halalas } from '@waqf/money';
import { neverNull, oneOf, stateOf, rowOf, type RowOf, sql, type Ctx } from '../../platform/index.js';
import { runLineStates } from '../domain/run-line-states.js';

/** A line with the payment that was ordered for it. */
export interface SentLine {
  readonly id: string;
  readonly fullName: string;
  readonly amount: Halalas;
  readonly paymentId: string;
  readonly accountId: string;
}

/** A line whose payment has ended. */
export interface EndedLine {
  readonly id: string;
  readonly runId: string;
  readonly beneficiaryId: string;
  readonly amount: Halalas;
}

const sentRow = rowOf({
  id: 'uuid',
  fullName: 'text',
  amount: 'int8',
  paymentId: 'uuid',
  accountId: neverNull('uuid', 'who can be paid has an account'),
});
const sent = `line.id, line.full_name AS "fullName", line.amount_halalas AS amount,
           line.payment_id AS "paymentId", line.account_id AS "accountId"`;
const countPayable = sql({
  name: 'distributions.count-payable-lines',
  text: `SELECT count(*)::int AS lines, coalesce(sum(amount_halalas), 0) AS amount FROM distributions.run_line
         WHERE run_id = $1 AND state = 'payable'`,
  row: { lines: 'int4', amount: 'numeric' },
});
const sendPayable = sql({
  name: 'distributions.send-payable-lines',
  // Selected by place, not by LIMIT: with LIMIT all lines that still wait would be read and sorted each time.
  text: `UPDATE distributions.run_line line SET state = 'sent'
         WHERE run_id = $1 AND state = 'payable' AND place > $2 AND place <= $3 RETURNING ${sent}`,
  row: sentRow,
});
const listToSend = sql({
  name: 'distributions.list-runs-to-send',
  text: `SELECT run.id AS "runId", run.waqf_id AS "waqfId" FROM distributions.run
         WHERE run.state = 'paying' AND 0 < (
           SELECT sum(counted.lines) FROM distributions.run_line_count counted
           WHERE counted.run_id = run.id AND counted.state = 'payable')
         ORDER BY run.id LIMIT $1`,
  row: { runId: 'uuid', waqfId: 'uuid' },
});
const withholdLines = sql({
  name: 'distributions.hold-run-lines',
  text: `UPDATE distributions.run_line SET state = 'withheld', withheld = $3
         WHERE run_id = $1 AND state = 'payable' AND beneficiary_id = ANY ($2::uuid[])`,
});
const withholdAccounts = sql({
  name: 'distributions.hold-run-lines-of-accounts',
  text: `UPDATE distributions.run_line SET state = 'withheld', withheld = $3
         WHERE run_id = $1 AND state = 'payable' AND account_id = ANY ($2::uuid[])`,
});
const withholdSent = sql({
  name: 'distributions.hold-sent-run-lines',
  text: `UPDATE distributions.run_line SET state = 'withheld', withheld = held.reason, failure_code = NULL,
           failure_ar = NULL, failure_en = NULL, failed_at = NULL
         FROM unnest($1::uuid[], $2::text[]) AS held (payment_id, reason)
         WHERE run_line.payment_id = held.payment_id AND run_line.state = 'sent'`,
});
const listOrdered = sql({
  name: 'distributions.list-lines-of-payments',
  text: `SELECT payment_id AS "paymentId", beneficiary_id AS "beneficiaryId", account_id AS "accountId"
         FROM distributions.run_line WHERE payment_id = ANY ($1::uuid[]) AND state = 'sent'`,
  row: { paymentId: neverNull('uuid', 'the condition names it'), beneficiaryId: 'uuid', accountId: 'uuid?' },
});
const sendAgain = sql({
  name: 'distributions.send-lines-again',
  text: `UPDATE distributions.run_line line SET state = 'sent', payment_id = gen_random_uuid(), withheld = NULL,
           account_id = payee.account_id, iban_end = payee.iban_end,
           payee_changed = payee_changed OR coalesce(line.account_id <> payee.account_id, false)
         FROM unnest($2::uuid[], $3::uuid[], $4::text[]) AS payee (line_id, account_id, iban_end)
         WHERE line.run_id = $1 AND line.id = payee.line_id AND line.state IN ('failed', 'withheld')
         RETURNING ${sent}`,
  row: sentRow,
});
const listUnpaid = sql({
  name: 'distributions.list-unpaid-run-lines',
  text: `SELECT id, beneficiary_id AS "beneficiaryId", full_name AS "fullName", state
         FROM distributions.run_line WHERE run_id = $1 AND state IN ('failed', 'withheld')
           AND ($2::uuid[] IS NULL OR id = ANY ($2)) ORDER BY place`,
  row: {
    id: 'uuid',
    beneficiaryId: 'uuid',
    fullName: 'text',
    state: oneOf(['failed', 'withheld'], 'the condition names them'),
  },
});
const confirmLines = sql({
  name: 'distributions.confirm-run-lines',
  text: `UPDATE distributions.run_line line SET state = 'paid', method = 'bank', bank_reference = done.bank_reference,
           paid_at = $3, failure_code = NULL, failure_ar = NULL, failure_en = NULL, failed_at = NULL
         FROM unnest($1::uuid[], $2::text[]) AS done (payment_id, bank_reference)
         WHERE line.payment_id = done.payment_id AND line.state = 'sent'
         RETURNING line.id, line.run_id AS "runId", line.beneficiary_id AS "beneficiaryId",
           line.amount_halalas AS amount`,
  row: { id: 'uuid', runId: 'uuid', beneficiaryId: 'uuid', amount: 'int8' },
});
const failLines = sql({
  name: 'distributions.fail-run-lines',
  text: `UPDATE distributions.run_line line SET state = 'failed', failure_code = done.code, failure_ar = done.ar,
           failure_en = done.en, failed_at = $5
         FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS done (payment_id, code, ar, en)
         WHERE line.payment_id = done.payment_id AND line.state = 'sent'
         RETURNING line.id, line.run_id AS "runId", line.beneficiary_id AS "beneficiaryId",
           line.amount_halalas AS amount`,
  row: { id: 'uuid', runId: 'uuid', beneficiaryId: 'uuid', amount: 'int8' },
});
const findRunOfPayment = sql({
  name: 'distributions.find-run-of-payment',
  text: 'SELECT run_id AS "runId" FROM distributions.run_line WHERE payment_id = ANY ($1::uuid[]) LIMIT 1',
  row: { runId: 'uuid' },
});
const lockLine = sql({
  name: 'distributions.lock-run-line',
  text: `SELECT beneficiary_id AS "beneficiaryId", full_name AS "fullName", state, amount_halalas AS amount
         FROM distributions.run_line WHERE run_id = $1 AND id = $2 FOR UPDATE`,
  row: { beneficiaryId: 'uuid', fullName: 'text', state: stateOf(runLineStates), amount: 'int8' },
});
const payByHand = sql({
  name: 'distributions.pay-run-line-by-hand',
  text: `UPDATE distributions.run_line SET state = 'paid', method = $2, receipt_number = $3, paid_at = $4,
           withheld = NULL, failure_code = NULL, failure_ar = NULL, failure_en = NULL, failed_at = NULL
         WHERE id = $1 AND state IN ('payable', 'failed', 'withheld')
           AND NOT EXISTS (SELECT FROM distributions.run_line other
             WHERE other.run_id = run_line.run_id AND other.receipt_key = $2::text || ' ' || $3::text)`,
});
const listPayables = sql({
  name: 'distributions.list-payables',
  text: `SELECT line.beneficiary_id AS "beneficiaryId", max(line.full_name) AS "fullName",
           sum(line.amount_halalas) AS amount, count(*)::int AS lines,
           coalesce(sum(line.amount_halalas) FILTER (WHERE line.state = 'withheld'), 0) AS withheld
         FROM distributions.run_line line JOIN distributions.run ON run.id = line.run_id
         WHERE run.waqf_id = $1 AND line.state IN ('payable', 'withheld', 'sent', 'failed')
         GROUP BY line.beneficiary_id ORDER BY amount DESC, line.beneficiary_id LIMIT $2`,
  row: {
    beneficiaryId: 'uuid',
    fullName: neverNull('text', 'a line has a name'),
    amount: neverNull('numeric', 'a group has lines'),
    lines: 'int4',
    withheld: 'numeric',
  },
});
const listOwed = sql({
  name: 'distributions.list-owed-to-people',
  text: `SELECT beneficiary_id AS "beneficiaryId", sum(amount_halalas) AS amount,
           (array_agg(run_id ORDER BY run_id DESC))[1] AS "runId"
         FROM distributions.run_line
         WHERE beneficiary_id = ANY ($1::uuid[]) AND state IN ('payable', 'withheld', 'sent', 'failed')
           AND amount_halalas > 0
         GROUP BY beneficiary_id ORDER BY amount DESC, beneficiary_id`,
  row: {
    beneficiaryId: 'uuid',
    amount: neverNull('numeric', 'a group has lines'),
    runId: neverNull('uuid', 'a group has lines'),
  },
});
/** The payments of the lines in `distributions.run_line`. */
@Injectable()
export class LinePaymentRepository {
  /** Number and total of the lines that wait to be sent. */
  async payable(ctx: Ctx, runId: string): Promise<{ lines: number; amount: Halalas }> {
    const { lines, amount } = await countPayable.one(ctx, [runId]);
    return { lines, amount: halalas(BigInt(amount)) };
  }

  /** Runs that are being paid and have lines that are not sent yet. */
  runsToSend(ctx: Ctx, limit: number) {
    return listToSend.rows(ctx, [limit]);
  }

  /** Marks payable lines in a range of places as sent, each with its own payment. Two callers never share a line. */
  async sendPayable(ctx: Ctx, runId: string, { after, last }: { after: number; last: number }): Promise<SentLine[]> {
    return (await sendPayable.rows(ctx, [runId, after, last])).map(asSent);
  }

  /** Withholds the payable lines of these beneficiaries, for this reason. */
  async withhold(ctx: Ctx, runId: string, beneficiaryIds: readonly string[], reason: WithholdingReason): Promise<void> {
    await withholdLines.run(ctx, [runId, beneficiaryIds, reason]);
  }

  /** Withholds the payable lines that would be paid to these accounts, for this reason. */
  async withholdFrom(ctx: Ctx, runId: string, accountIds: readonly string[], reason: WithholdingReason): Promise<void> {
    if (accountIds.length > 0) await withholdAccounts.run(ctx, [runId, accountIds, reason]);
  }

  /** Withholds lines whose payment was ordered and is not made. */
  async withholdSent(ctx: Ctx, held: readonly { id: string; reason: WithholdingReason }[]): Promise<void> {
    if (held.length > 0) await withholdSent.run(ctx, [held.map(({ id }) => id), held.map(({ reason }) => reason)]);
  }

  /** The payees of these payments that are not finished yet. */
  ordered(ctx: Ctx, paymentIds: readonly string[]) {
    return listOrdered.rows(ctx, [paymentIds]);
  }

  /** Marks failed or withheld lines as sent to these accounts. */
  async sendAgain(
    ctx: Ctx,
    runId: string,
    payees: readonly { lineId: string; accountId: string; ibanEnd: string | null }[],
  ): Promise<SentLine[]> {
    const column = <T>(value: (payee: (typeof payees)[number]) => T): T[] => payees.map(value);
    const rows = await sendAgain.rows(ctx, [
      runId,
      column(({ lineId }) => lineId),
      column(({ accountId }) => accountId),
      column(({ ibanEnd }) => ibanEnd),
    ]);
    return rows.map(asSent);
  }

  /** The failed and withheld lines of the run, or only those with these ids. */
  unpaid(ctx: Ctx, runId: string, ids: readonly string[] | null) {
    return listUnpaid.rows(ctx, [runId, ids]);
  }

  /** The run to which these payments belong; undefined when they belong to no run. */
  async runOfPayments(ctx: Ctx, paymentIds: readonly string[]): Promise<string | undefined> {
    return (await findRunOfPayment.first(ctx, [paymentIds]))?.runId;
  }

  /** Records payments that the bank has carried out. Returns the lines for which this was not recorded yet. */
  async confirm(ctx: Ctx, done: readonly { id: string; bankReference: string }[], at: Date): Promise<EndedLine[]> {
    const values = [done.map(({ id }) => id), done.map(({ bankReference }) => bankReference), at];
    return (await confirmLines.rows(ctx, values)).map(asEnded);
  }

  /** Records payments that the bank has refused. Returns the lines for which this was not recorded yet. */
  async fail(
    ctx: Ctx,
    refused: readonly { id: string; code: string; reason: Bilingual }[],
    at: Date,
  ): Promise<EndedLine[]> {
    const words = [refused.map(({ reason }) => reason.ar), refused.map(({ reason }) => reason.en)];
    const values = [refused.map(({ id }) => id), refused.map(({ code }) => code), ...words, at];
    return (await failLines.rows(ctx, values)).map(asEnded);
  }

  /** A line, locked until the transaction ends. */
  async lock(ctx: Ctx, runId: string, id: string) {
    const found = await lockLine.first(ctx, [runId, id]);
    return found && { ...found, amount: halalas(BigInt(found.amount)) };
  }

  /** Records a payment by hand. False when the receipt is already recorded for another line. */
  async payByHand(
    ctx: Ctx,
    id: string,
    { method, receiptNumber, at }: { method: 'cash' | 'check'; receiptNumber: string; at: Date },
  ): Promise<boolean> {
    return (await payByHand.run(ctx, [id, method, receiptNumber, at])) === 1;
  }

  /** What is owed to these people and not paid yet, largest first, with the newest run that owes it. */
  async owedTo(ctx: Ctx, beneficiaryIds: readonly string[]) {
    if (beneficiaryIds.length === 0) return [];
    const rows = await listOwed.rows(ctx, [beneficiaryIds]);
    return rows.map(({ amount, ...rest }) => ({ ...rest, amount: halalas(BigInt(amount)) }));
  }

  /** What is owed and not paid yet, by beneficiary, largest first. */
  async payables(ctx: Ctx, waqfId: string, limit: number) {
    const rows = await listPayables.rows(ctx, [waqfId, limit]);
    return rows.map(({ amount, withheld, ...rest }) => ({
      ...rest,
      amount: halalas(BigInt(amount)),
      withheld: halalas(BigInt(withheld)),
    }));
  }
}

const asSent = ({ amount, ...line }: RowOf<typeof sentRow>): SentLine => ({ ...line, amount: halalas(BigInt(amount)) });

const asEnded = ({
  amount,
  ...line
}: {
  id: string;
  runId: string;
  beneficiaryId: string;
  amount: string;
}): EndedLine => ({
  ...line,
  amount: halalas(BigInt(amount)),
});
