import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { neverNull, type RowOf, rowOf, sql } from '../../platform/index.js';
import { payItems } from './sandbox-bank.batches.js';
import type { TransferRequest } from './sandbox-bank.money.js';

const refuseUnknown = sql({
  name: 'bank-sandbox.refuse-unknown-accounts',
  text: `INSERT INTO bank_sandbox.refusal (reference, code, reason_ar, reason_en)
         SELECT item.reference, 'UNKNOWN_ACCOUNT', 'أحد الحسابين غير معروف لدى المصرف',
           'The bank does not know one of the accounts'
         FROM unnest($1::uuid[], $2::text[], $3::text[]) AS item (reference, debit_iban, credit_iban)
         -- The counts look into the indexes for each, however many accounts and transfers there are.
         WHERE (item.debit_iban = item.credit_iban
             OR (SELECT count(*) FROM bank_sandbox.account WHERE account.iban = item.debit_iban) = 0
             OR (SELECT count(*) FROM bank_sandbox.account WHERE account.iban = item.credit_iban) = 0)
           AND (SELECT count(*) FROM bank_sandbox.transfer WHERE transfer.reference = item.reference) = 0
         ORDER BY item.reference ON CONFLICT (reference) DO NOTHING`,
});
const stateRow = rowOf({
  reference: neverNull('uuid', 'of what was asked'),
  debitIban: 'text?',
  creditIban: 'text?',
  amountHalalas: 'int8?',
  bankReference: 'text?',
  bookedAt: 'timestamptz?',
  ready: 'bool?',
  code: 'text?',
  ar: 'text?',
  en: 'text?',
});
const listStates = sql({
  name: 'bank-sandbox.list-transfer-states',
  text: `SELECT item.reference, transfer.debit_iban AS "debitIban", transfer.credit_iban AS "creditIban",
           transfer.amount_halalas AS "amountHalalas", transfer.bank_reference AS "bankReference",
           transfer.booked_at AS "bookedAt", transfer.ready_at <= clock_timestamp() AS ready, refusal.code,
           refusal.reason_ar AS ar, refusal.reason_en AS en
         FROM unnest($1::uuid[]) AS item (reference)
         LEFT JOIN LATERAL (SELECT * FROM bank_sandbox.transfer WHERE transfer.reference = item.reference LIMIT 1)
           AS transfer ON true
         LEFT JOIN LATERAL (SELECT * FROM bank_sandbox.refusal WHERE refusal.reference = item.reference LIMIT 1)
           AS refusal ON true`,
  row: stateRow,
});

/** What the sandbox bank knows about a reference; all fields are null when it is unknown. */
export type KnownTransfer = RowOf<typeof stateRow>;

/** Transfers that were ordered together: each reference moves its money once, however often it is sent. */
@Injectable()
export class SandboxBankBulkTransfers {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Carries out the unknown references, all in one transaction. */
  async carryOut(transfers: readonly TransferRequest[]): Promise<void> {
    const references = transfers.map(({ reference }) => reference);
    const debits = transfers.map(({ debitIban }) => debitIban);
    const credits = transfers.map(({ creditIban }) => creditIban);
    await this.dataSource.transaction(async (manager) => {
      await refuseUnknown.run({ manager }, [references, debits, credits]);
      await payItems.run({ manager }, [
        debits,
        references,
        credits,
        transfers.map(({ amountHalalas }) => String(amountHalalas)),
        transfers.map(({ description }) => description),
        transfers.map(() => 0),
      ]);
    });
  }

  async states(references: readonly string[]): Promise<KnownTransfer[]> {
    return listStates.rows(this.dataSource, [references]);
  }
}
