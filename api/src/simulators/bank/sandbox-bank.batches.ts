import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { sql } from '../../platform/index.js';
import { sandboxBankCode } from './iban.js';

/** A payment of a batch as it arrives. `delayMs`: how long the bank answers "in progress". */
export interface BatchItem {
  reference: string;
  creditIban: string;
  amountHalalas: bigint;
  description: string;
  delayMs: number;
}

const addBatch = sql({
  name: 'bank-sandbox.add-batch',
  text: 'INSERT INTO bank_sandbox.batch (reference, debit_iban) VALUES ($1, $2) ON CONFLICT DO NOTHING',
});
const addItems = sql({
  name: 'bank-sandbox.add-batch-items',
  text: `INSERT INTO bank_sandbox.batch_item (batch, place, reference)
         SELECT $1, place, reference FROM unnest($2::uuid[]) WITH ORDINALITY AS item (reference, place)`,
});
const refuseItems = sql({
  name: 'bank-sandbox.refuse-batch-items',
  text: `INSERT INTO bank_sandbox.refusal (reference, code, reason_ar, reason_en)
         SELECT item.reference, reason.code, reason.ar, reason.en
         FROM unnest($1::uuid[], $2::text[]) AS item (reference, iban)
         LEFT JOIN bank_sandbox.account ON account.iban = item.iban
         JOIN (VALUES ('none', 'AC01', 'الحساب غير معروف لدى المصرف', 'The bank does not know the account'),
                      ('SUSPENDED', 'AC06', 'الحساب موقوف لدى المصرف', 'The account is blocked at the bank'),
                      ('CLOSED', 'AC04', 'الحساب مغلق لدى المصرف', 'The account is closed at the bank'))
           AS reason (status, code, ar, en) ON reason.status = coalesce(account.status, 'none')
         -- It knows its own accounts alone; what other banks hold reaches them.
         WHERE account.iban IS NOT NULL OR substr(item.iban, 5, 2) = $3
         ON CONFLICT (reference) DO NOTHING`,
});
const payItems = sql({
  name: 'bank-sandbox.pay-batch-items',
  text: `WITH made AS (
           INSERT INTO bank_sandbox.transfer
             (reference, debit_iban, credit_iban, amount_halalas, description, bank_reference, ready_at)
           SELECT item.reference, $1, item.iban, item.amount, item.description,
             'WB' || lpad(nextval('bank_sandbox.bank_reference')::text, 10, '0'),
             clock_timestamp() + make_interval(secs => item.delay::double precision / 1000)
           FROM unnest($2::uuid[], $3::text[], $4::bigint[], $5::text[], $6::integer[])
             AS item (reference, iban, amount, description, delay)
           WHERE NOT EXISTS (SELECT FROM bank_sandbox.refusal WHERE refusal.reference = item.reference)
           ON CONFLICT (reference) DO NOTHING
           RETURNING reference, debit_iban, credit_iban, amount_halalas, description, bank_reference, booked_at
         ), side AS (
           SELECT made.*, debit_iban AS iban, -amount_halalas AS amount FROM made
           UNION ALL SELECT made.*, credit_iban, amount_halalas FROM made
             WHERE credit_iban IN (SELECT iban FROM bank_sandbox.account)
         ), lines AS (
           INSERT INTO bank_sandbox.statement_line
             (iban, booked_at, amount_halalas, description, bank_reference, reference)
           SELECT iban, booked_at, amount, description, bank_reference, reference FROM side
         ), locked AS (
           -- In one order for all, or two orders that cross would wait for each other.
           SELECT account.reference, total.amount
           FROM bank_sandbox.account JOIN (SELECT iban, sum(amount) AS amount FROM side GROUP BY iban) AS total
             USING (iban)
           ORDER BY account.iban FOR UPDATE OF account
         )
         UPDATE bank_sandbox.account SET balance_halalas = balance_halalas + locked.amount
         FROM locked WHERE account.reference = locked.reference`,
});
const findBatch = sql({
  name: 'bank-sandbox.find-batch',
  text: 'SELECT reference FROM bank_sandbox.batch WHERE reference = $1',
  row: { reference: 'uuid' },
});
const listItems = sql({
  name: 'bank-sandbox.list-batch-items',
  text: `SELECT item.place, item.reference, transfer.bank_reference AS "bankReference",
           transfer.ready_at <= clock_timestamp() AS ready, refusal.code, refusal.reason_ar AS ar,
           refusal.reason_en AS en
         FROM bank_sandbox.batch_item item
         LEFT JOIN bank_sandbox.transfer ON transfer.reference = item.reference
         LEFT JOIN bank_sandbox.refusal ON refusal.reference = item.reference
         WHERE item.batch = $1 AND item.place > $2 ORDER BY item.place LIMIT $3`,
  row: {
    place: 'int4',
    reference: 'uuid',
    bankReference: 'text?',
    ready: 'bool?',
    code: 'text?',
    ar: 'text?',
    en: 'text?',
  },
});

/** Batches at the sandbox bank: carried out once, each payment on its own. */
@Injectable()
export class SandboxBankBatches {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async knows(reference: string): Promise<boolean> {
    return (await findBatch.first(this.dataSource, [reference])) !== undefined;
  }

  /** Carries a batch out, all in one transaction; a known reference changes nothing. */
  async carryOut(reference: string, debitIban: string, items: readonly BatchItem[]): Promise<void> {
    const references = items.map((item) => item.reference);
    const ibans = items.map(({ creditIban }) => creditIban);
    await this.dataSource.transaction(async (manager) => {
      if ((await addBatch.run({ manager }, [reference, debitIban])) === 0) return;
      await addItems.run({ manager }, [reference, references]);
      await refuseItems.run({ manager }, [references, ibans, sandboxBankCode]);
      await payItems.run({ manager }, [
        debitIban,
        references,
        ibans,
        items.map(({ amountHalalas }) => String(amountHalalas)),
        items.map(({ description }) => description),
        items.map(({ delayMs }) => delayMs),
      ]);
    });
  }

  /** Payments of a batch in their order, behind place `after`. */
  async items(reference: string, page: { after: number; limit: number }) {
    return listItems.rows(this.dataSource, [reference, page.after, page.limit]);
  }
}
