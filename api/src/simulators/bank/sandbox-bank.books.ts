import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { oneOf, rowOf, type RowOf, sql } from '../../platform/index.js';
import { type BankOrder, bankOrder } from './bank-orders.js';
import { ibanOf } from './iban.js';

/** The account opened for one of our references. The bank answers "in progress" until `ready_at`. */
const accountRow = rowOf({
  reference: 'uuid',
  product: 'text',
  holder_name: 'text',
  account_number: 'text',
  iban: 'text',
  opened_at: 'timestamptz',
  ready_at: 'timestamptz',
});
export type SandboxAccount = RowOf<typeof accountRow>;

const refusalRow = rowOf({ reference: 'uuid', code: 'text', reason_ar: 'text', reason_en: 'text' });
export type SandboxRefusal = RowOf<typeof refusalRow>;

const orderRow = rowOf({
  kind: oneOf(bankOrder.shape.kind.options),
  delay_ms: 'int4',
  code: 'text',
  reason_ar: 'text',
  reason_en: 'text',
});
type OrderRow = RowOf<typeof orderRow>;

interface RefusalWords {
  code: string;
  reason_ar: string;
  reason_en: string;
}

/** The parts of a request that decide whether an order applies to it. */
export interface OrderedRequest {
  request: 'account' | 'transfer';
  holderNames: readonly string[];
  ibans: readonly string[];
}

export interface OpeningRequest {
  reference: string;
  product: string;
  holderName: string;
}

const refusalWords = {
  account: {
    code: 'HOLDER_NOT_ACCEPTED',
    reason: {
      ar: 'لم تكتمل متطلبات فتح حساب الوقف لدى المصرف',
      en: 'The bank’s requirements for opening a waqf account are not met',
    },
  },
  transfer: {
    code: 'TRANSFER_NOT_ACCEPTED',
    reason: { ar: 'لم يقبل المصرف تنفيذ هذا التحويل', en: 'The bank did not accept this transfer' },
  },
} as const;

const addOrder = sql({
  name: 'bank-sandbox.add-order',
  text: `INSERT INTO bank_sandbox.behaviour
           (kind, remaining, holder_name, delay_ms, code, reason_ar, reason_en, request, iban)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
});
const forgetOrders = sql({
  name: 'bank-sandbox.forget-orders',
  text: 'UPDATE bank_sandbox.behaviour SET remaining = 0 WHERE remaining > 0',
});
const takeOrder = sql({
  name: 'bank-sandbox.take-order',
  text: `UPDATE bank_sandbox.behaviour SET remaining = remaining - 1
         WHERE id = (SELECT id FROM bank_sandbox.behaviour
                     WHERE remaining > 0 AND (request IS NULL OR request = $1)
                       AND (iban IS NULL OR iban = ANY ($3::text[]))
                       AND (holder_name IS NULL
                         OR EXISTS (SELECT FROM unnest($2::text[]) AS holder WHERE position(holder_name IN holder) > 0))
                     ORDER BY id LIMIT 1 FOR UPDATE)
         RETURNING kind, delay_ms, code, reason_ar, reason_en`,
  row: orderRow,
});
const findOrders = sql({
  name: 'bank-sandbox.find-waiting-order',
  text: 'SELECT id FROM bank_sandbox.behaviour WHERE remaining > 0 LIMIT 1',
  row: { id: 'int8' },
});
const findRefusal = sql({
  name: 'bank-sandbox.find-refusal',
  text: 'SELECT reference, code, reason_ar, reason_en FROM bank_sandbox.refusal WHERE reference = $1',
  row: refusalRow,
});
const addRefusal = sql({
  name: 'bank-sandbox.add-refusal',
  text: `INSERT INTO bank_sandbox.refusal (reference, code, reason_ar, reason_en)
         SELECT $1, $2, $3, $4
         WHERE NOT EXISTS (SELECT FROM bank_sandbox.account WHERE reference = $1
                           UNION ALL SELECT FROM bank_sandbox.transfer WHERE reference = $1)
         ON CONFLICT (reference) DO NOTHING`,
});
const nextNumber = sql({
  name: 'bank-sandbox.next-account-number',
  text: `SELECT nextval('bank_sandbox.account_number') AS number`,
  row: { number: 'int8' },
});
const addAccount = sql({
  name: 'bank-sandbox.add-account',
  text: `INSERT INTO bank_sandbox.account (reference, product, holder_name, account_number, iban, ready_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6::double precision / 1000))
         ON CONFLICT (reference) DO NOTHING`,
});
const findAccount = sql({
  name: 'bank-sandbox.find-account',
  text: `SELECT reference, product, holder_name, account_number, iban, opened_at, ready_at
         FROM bank_sandbox.account WHERE reference = $1`,
  row: accountRow,
});

/**
 * The bank's own records in a separate schema, so that they survive restarts and are shared by several API processes.
 */
@Injectable()
export class SandboxBankBooks {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async place(order: BankOrder): Promise<void> {
    const words = refusalWords[order.request ?? 'account'];
    const reason = order.reason ?? words.reason;
    await addOrder.run(this.dataSource, [
      order.kind,
      order.times,
      order.holderName ?? null,
      order.delayMs,
      order.code ?? words.code,
      reason.ar,
      reason.en,
      order.request ?? null,
      order.iban ?? null,
    ]);
  }

  /** Removes all orders that were not used yet. */
  async forgetOrders(): Promise<void> {
    await forgetOrders.run(this.dataSource);
  }

  /** Uses one order that fits this request, the oldest first. */
  async takeOrder(request: OrderedRequest): Promise<OrderRow | null> {
    const values = [request.request, request.holderNames, request.ibans];
    return (await takeOrder.first(this.dataSource, values)) ?? null;
  }

  /** Whether any order is left. */
  async hasOrders(): Promise<boolean> {
    return (await findOrders.first(this.dataSource)) !== undefined;
  }

  async refusalOf(reference: string): Promise<SandboxRefusal | null> {
    return (await findRefusal.first(this.dataSource, [reference])) ?? null;
  }

  async accountOf(reference: string): Promise<SandboxAccount | null> {
    return (await findAccount.first(this.dataSource, [reference])) ?? null;
  }

  /** Refuses a reference permanently; one that is already carried out is not changed. */
  async refuse(reference: string, order: RefusalWords): Promise<SandboxRefusal | null> {
    await addRefusal.run(this.dataSource, [reference, order.code, order.reason_ar, order.reason_en]);
    return this.refusalOf(reference);
  }

  /** Opens an account for this reference, or returns the existing one. */
  async open(request: OpeningRequest, delayMs: number): Promise<{ account: SandboxAccount; created: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      const existing = await findAccount.first({ manager }, [request.reference]);
      if (existing) return { account: existing, created: false };
      const { number } = await nextNumber.one({ manager });
      const accountNumber = `608010${number.padStart(12, '0')}`;
      const { reference, product, holderName } = request;
      const iban = ibanOf(accountNumber);
      const added = await addAccount.run({ manager }, [reference, product, holderName, accountNumber, iban, delayMs]);
      const account = await findAccount.first({ manager }, [request.reference]);
      if (!account) throw new Error('the sandbox bank lost an account that it just opened');
      return { account, created: added === 1 };
    });
  }
}
