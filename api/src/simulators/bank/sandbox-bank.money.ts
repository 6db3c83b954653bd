import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { rowOf, type RowOf, sql } from '../../platform/index.js';

/** A transfer as the sandbox bank stores it. The bank answers "in progress" until `ready_at`. */
const transferRow = rowOf({
  reference: 'uuid',
  debit_iban: 'text',
  credit_iban: 'text',
  amount_halalas: 'int8',
  description: 'text',
  bank_reference: 'text',
  booked_at: 'timestamptz',
  ready_at: 'timestamptz',
});
export type SandboxTransfer = RowOf<typeof transferRow>;

export interface TransferRequest {
  reference: string;
  debitIban: string;
  creditIban: string;
  amountHalalas: bigint;
  description: string;
}

/** One line of an account's statement; `amountHalalas` is positive for money received. */
export interface Movement {
  iban: string;
  amountHalalas: bigint;
  description: string;
  bookedAt: Date;
  /** A source is booked once, however often it is reported. */
  source?: string;
}

const statementRow = rowOf({
  id: 'int8',
  booked_at: 'timestamptz',
  amount_halalas: 'int8',
  description: 'text',
  bank_reference: 'text',
  reference: 'uuid?',
});
export type StatementRow = RowOf<typeof statementRow>;

const transferColumns =
  'reference, debit_iban, credit_iban, amount_halalas, description, bank_reference, booked_at, ready_at';
const findTransfer = sql({
  name: 'bank-sandbox.find-transfer',
  text: `SELECT ${transferColumns} FROM bank_sandbox.transfer WHERE reference = $1`,
  row: transferRow,
});
const listHolders = sql({
  name: 'bank-sandbox.list-holders',
  text: 'SELECT iban, holder_name FROM bank_sandbox.account WHERE iban = ANY ($1::text[])',
  row: { iban: 'text', holder_name: 'text' },
});
const addTransfer = sql({
  name: 'bank-sandbox.add-transfer',
  text: `WITH made AS (
           INSERT INTO bank_sandbox.transfer
             (reference, debit_iban, credit_iban, amount_halalas, description, bank_reference, ready_at)
           VALUES ($1, $2, $3, $4, $5, 'WB' || lpad(nextval('bank_sandbox.bank_reference')::text, 10, '0'),
                   clock_timestamp() + make_interval(secs => $6::double precision / 1000))
           ON CONFLICT (reference) DO NOTHING RETURNING ${transferColumns}
         ), side AS (
           SELECT debit_iban AS iban, -amount_halalas AS amount FROM made
           UNION ALL SELECT credit_iban, amount_halalas FROM made
         ), lines AS (
           INSERT INTO bank_sandbox.statement_line
             (iban, booked_at, amount_halalas, description, bank_reference, reference)
           SELECT side.iban, made.booked_at, side.amount, made.description, made.bank_reference, made.reference
           FROM made, side
         ), locked AS (
           -- In one order for all, or two transfers in opposite directions would wait for each other.
           SELECT account.reference, side.amount FROM bank_sandbox.account JOIN side USING (iban)
           ORDER BY account.iban FOR UPDATE OF account
         ), moved AS (
           UPDATE bank_sandbox.account SET balance_halalas = balance_halalas + locked.amount
           FROM locked WHERE account.reference = locked.reference
         )
         SELECT ${transferColumns} FROM made`,
  row: transferRow,
});
const bookMovement = sql({
  name: 'bank-sandbox.book-movement',
  text: `WITH found AS (SELECT iban FROM bank_sandbox.account WHERE iban = $1),
         line AS (
           INSERT INTO bank_sandbox.statement_line
             (iban, booked_at, amount_halalas, description, bank_reference, source)
           SELECT iban, $3, $2, $4, 'WB' || lpad(nextval('bank_sandbox.bank_reference')::text, 10, '0'), $5 FROM found
           ON CONFLICT (source) DO NOTHING RETURNING iban, amount_halalas
         ), moved AS (
           UPDATE bank_sandbox.account SET balance_halalas = balance_halalas + line.amount_halalas
           FROM line WHERE account.iban = line.iban
         )
         SELECT EXISTS (SELECT FROM found) AS known`,
  row: { known: 'bool' },
});
const findBalance = sql({
  name: 'bank-sandbox.find-balance',
  text: 'SELECT balance_halalas FROM bank_sandbox.account WHERE iban = $1',
  row: { balance_halalas: 'int8' },
});
const listLines = sql({
  name: 'bank-sandbox.list-statement-lines',
  text: `SELECT line.id, line.booked_at, line.amount_halalas, line.description, line.bank_reference, line.reference
         FROM bank_sandbox.statement_line line LEFT JOIN bank_sandbox.statement_line last ON last.id = $4
         WHERE line.iban = $1
           AND line.booked_at >= ($2::date)::timestamp AT TIME ZONE 'Asia/Riyadh'
           AND line.booked_at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Riyadh'
           AND (last.id IS NULL OR (line.booked_at, line.id) > (last.booked_at, last.id))
         ORDER BY line.booked_at, line.id LIMIT $5`,
  row: statementRow,
});
const sumBefore = sql({
  name: 'bank-sandbox.sum-lines-before',
  text: `SELECT coalesce(sum(amount_halalas), 0)::text AS sum FROM bank_sandbox.statement_line
         WHERE iban = $1 AND booked_at < ($2::date)::timestamp AT TIME ZONE 'Asia/Riyadh'`,
  row: { sum: 'text' },
});

/** Money at the sandbox bank: balances, transfers between its accounts, statements. */
@Injectable()
export class SandboxBankMoney {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async transferOf(reference: string): Promise<SandboxTransfer | null> {
    return (await findTransfer.first(this.dataSource, [reference])) ?? null;
  }

  /** The names of the holders of these accounts, by IBAN; accounts that the bank does not have are not in the map. */
  async holders(ibans: readonly string[]): Promise<Map<string, string>> {
    const rows = await listHolders.rows(this.dataSource, [ibans]);
    return new Map(rows.map((row) => [row.iban, row.holder_name]));
  }

  /** Moves the money of a reference, or finds the existing transfer; one statement, so that it is atomic. */
  async transfer(request: TransferRequest, delayMs: number): Promise<{ transfer: SandboxTransfer; created: boolean }> {
    const created = await addTransfer.first(this.dataSource, [
      request.reference,
      request.debitIban,
      request.creditIban,
      String(request.amountHalalas),
      request.description,
      delayMs,
    ]);
    if (created) return { transfer: created, created: true };
    const transfer = await this.transferOf(request.reference);
    if (!transfer) throw new Error('the sandbox bank lost a transfer that it has');
    return { transfer, created: false };
  }

  /** Books one movement from outside. False when the bank has no such account; a known source changes nothing. */
  async book(movement: Movement): Promise<boolean> {
    const values = [
      movement.iban,
      String(movement.amountHalalas),
      movement.bookedAt,
      movement.description,
      movement.source ?? null,
    ];
    return (await bookMovement.one(this.dataSource, values)).known;
  }

  /** The balance in halalas; null when the bank has no such account. */
  async balance(iban: string): Promise<bigint | null> {
    const row = await findBalance.first(this.dataSource, [iban]);
    return row ? BigInt(row.balance_halalas) : null;
  }

  /**
   * At most `limit` lines of a period (days in Asia/Riyadh, both included), in order of booking, after the line
   * `after`.
   */
  async statement(
    iban: string,
    period: { from: string; to: string },
    page: { after: string; limit: number },
  ): Promise<StatementRow[]> {
    return listLines.rows(this.dataSource, [iban, period.from, period.to, page.after, page.limit]);
  }

  /** The balance in halalas at the start of a day in Asia/Riyadh. */
  async openingBalance(iban: string, day: string): Promise<bigint> {
    return BigInt((await sumBefore.one(this.dataSource, [iban, day])).sum);
  }
}
