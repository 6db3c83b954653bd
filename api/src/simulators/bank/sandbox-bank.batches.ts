import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { neverNull, sql } from '../../platform/index.js';
import { sandboxBankCode } from './iban.js';

/** A payment of a batch as received. `delayMs`: how long the bank answers "in progress". */
export interface BatchItem {
  reference: string;
  creditIban: string;
  amountHalalas: bigint;
  description: string;
  delayMs: number;
}

const addBatch = sql({
  name: 'bank-sandbox.add-batch',
  text: `INSERT INTO bank_sandbox.batch (reference, debit_iban, items) VALUES ($1, $2, $3::uuid[])
         ON CONFLICT DO NOTHING`,
});
const refuseItems = sql({
  name: 'bank-sandbox.refuse-batch-items',
  text: `INSERT INTO bank_sandbox.refusal (reference, code, reason_ar, reason_en)
         SELECT item.reference, reason.code, reason.ar, reason.en
         FROM unnest($1::uuid[], $2::text[]) AS item (reference, iban)
         LEFT JOIN LATERAL (SELECT iban, status FROM bank_sandbox.account WHERE account.iban = item.iban LIMIT 1)
           AS account ON true
         JOIN (VALUES ('none', 'AC01', 'الحساب غير معروف لدى المصرف', 'The bank does not know the account'),
                      ('SUSPENDED', 'AC06', 'الحساب موقوف لدى المصرف', 'The account is blocked at the bank'),
                      ('CLOSED', 'AC04', 'الحساب مغلق لدى المصرف', 'The account is closed at the bank'))
           AS reason (status, code, ar, en) ON reason.status = coalesce(account.status, 'none')
         -- It knows its own accounts alone; what other banks hold reaches them.
         WHERE account.iban IS NOT NULL OR substr(item.iban, 5, 2) = $3
         ON CONFLICT (reference) DO NOTHING`,
});
/** Used for the payments of a batch and for transfers that were ordered together. */
export const payItems = sql({
  name: 'bank-sandbox.pay-items',
  text: `WITH made AS (
           INSERT INTO bank_sandbox.transfer
             (reference, debit_iban, credit_iban, amount_halalas, description, bank_reference, ready_at)
           SELECT item.reference, item.debit_iban, item.iban, item.amount, item.description,
             'WB' || lpad(nextval('bank_sandbox.bank_reference')::text, 10, '0'),
             clock_timestamp() + make_interval(secs => item.delay::double precision / 1000)
           FROM unnest($1::text[], $2::uuid[], $3::text[], $4::bigint[], $5::text[], $6::integer[])
             AS item (debit_iban, reference, iban, amount, description, delay)
           WHERE (SELECT count(*) FROM bank_sandbox.refusal WHERE refusal.reference = item.reference) = 0
           -- In one order for all, or two orders with the same references would wait for each other.
           ORDER BY item.reference
           ON CONFLICT (reference) DO NOTHING
           RETURNING reference, debit_iban, credit_iban, amount_halalas, description, bank_reference, booked_at
         ), side AS (
           SELECT made.*, debit_iban AS iban, -amount_halalas AS amount FROM made
           UNION ALL SELECT made.*, credit_iban, amount_halalas FROM made
             -- The count looks into the index for each, however many accounts there are.
             WHERE (SELECT count(*) FROM bank_sandbox.account WHERE account.iban = credit_iban) > 0
         ), lines AS (
           INSERT INTO bank_sandbox.statement_line
             (iban, booked_at, amount_halalas, description, bank_reference, reference)
           SELECT iban, booked_at, amount, description, bank_reference, reference FROM side
         ), locked AS (
           -- In one order for all, or two orders that cross would wait for each other.
           SELECT account.reference, total.amount
           FROM (SELECT iban, sum(amount) AS amount FROM side GROUP BY iban ORDER BY iban) AS total
           CROSS JOIN LATERAL (
             SELECT reference FROM bank_sandbox.account WHERE account.iban = total.iban FOR NO KEY UPDATE
           ) AS account
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
         FROM (
           -- What the release before took has its items in rows.
           SELECT CASE WHEN items <> '{}' THEN items
             ELSE ARRAY(SELECT reference FROM bank_sandbox.batch_item WHERE batch = $1 ORDER BY place) END AS items
           FROM bank_sandbox.batch WHERE reference = $1
         ) AS ordered
         CROSS JOIN LATERAL unnest(ordered.items[$2::integer + 1:$2::integer + $3::integer]) WITH ORDINALITY
           AS page (reference, n)
         CROSS JOIN LATERAL (SELECT page.reference, page.n::integer + $2::integer AS place) AS item
         LEFT JOIN LATERAL (
           SELECT bank_reference, ready_at FROM bank_sandbox.transfer WHERE transfer.reference = item.reference LIMIT 1
         ) AS transfer ON true
         LEFT JOIN LATERAL (
           SELECT code, reason_ar, reason_en FROM bank_sandbox.refusal WHERE refusal.reference = item.reference LIMIT 1
         ) AS refusal ON true
         ORDER BY item.place`,
  row: {
    place: neverNull('int4', 'both of a sum'),
    reference: neverNull('uuid', 'of a batch'),
    bankReference: 'text?',
    ready: 'bool?',
    code: 'text?',
    ar: 'text?',
    en: 'text?',
  },
});

/** Batches at the sandbox bank: each batch is carried out once, each payment separately. */
@Injectable()
export class SandboxBankBatches {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async knows(reference: string): Promise<boolean> {
    return (await findBatch.first(this.dataSource, [reference])) !== undefined;
  }

  /** Carries out a batch in one transaction; does nothing when the reference is known. */
  async carryOut(reference: string, debitIban: string, items: readonly BatchItem[]): Promise<void> {
    const references = items.map((item) => item.reference);
    const ibans = items.map(({ creditIban }) => creditIban);
    await this.dataSource.transaction(async (manager) => {
      if ((await addBatch.run({ manager }, [reference, debitIban, references])) === 0) return;
      await refuseItems.run({ manager }, [references, ibans, sandboxBankCode]);
      await payItems.run({ manager }, [
        items.map(() => debitIban),
        references,
        ibans,
        items.map(({ amountHalalas }) => String(amountHalalas)),
        items.map(({ description }) => description),
        items.map(({ delayMs }) => delayMs),
      ]);
    });
  }

  /** The payments of a batch in order, after position `after`. */
  async items(reference: string, page: { after: number; limit: number }) {
    return listItems.rows(this.dataSource, [reference, page.after, page.limit]);
  }
}
