import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { BankOrder } from './bank-orders.js';
import { ibanOf } from './iban.js';

/** What the sandbox bank knows about one reference of ours. */
export interface SandboxAccount {
  reference: string;
  product: string;
  holder_name: string;
  account_number: string;
  iban: string;
  opened_at: Date;
  /** The bank answers "in progress" until then. */
  ready_at: Date;
}

export interface SandboxRefusal {
  reference: string;
  code: string;
  reason_ar: string;
  reason_en: string;
}

interface RefusalWords {
  code: string;
  reason_ar: string;
  reason_en: string;
}

interface OrderRow extends RefusalWords {
  kind: BankOrder['kind'];
  delay_ms: number;
}

/** A request, as far as an order may be meant for it. */
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
      ar: 'لم تكتمل متطلبات فتح حساب الوقف لدى البنك',
      en: 'The bank’s requirements for opening a waqf account are not met',
    },
  },
  transfer: {
    code: 'TRANSFER_NOT_ACCEPTED',
    reason: { ar: 'لم يقبل البنك تنفيذ هذا التحويل', en: 'The bank did not accept this transfer' },
  },
} as const;

/** The bank's own memory, in its own schema, so that it survives restarts and serves several API processes. */
@Injectable()
export class SandboxBankBooks {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async place(order: BankOrder): Promise<void> {
    const words = refusalWords[order.request ?? 'account'];
    const reason = order.reason ?? words.reason;
    await this.dataSource.query(
      `INSERT INTO bank_sandbox.behaviour (kind, remaining, holder_name, delay_ms, code, reason_ar, reason_en, request, iban)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        order.kind,
        order.times,
        order.holderName ?? null,
        order.delayMs,
        order.code ?? words.code,
        reason.ar,
        reason.en,
        order.request ?? null,
        order.iban ?? null,
      ],
    );
  }

  /** Forgets what was ordered and not used yet. */
  async forgetOrders(): Promise<void> {
    await this.dataSource.query('UPDATE bank_sandbox.behaviour SET remaining = 0 WHERE remaining > 0');
  }

  /** Uses up one ordered behaviour that fits this request, oldest first. */
  async takeOrder(request: OrderedRequest): Promise<OrderRow | null> {
    const [rows]: [OrderRow[], number] = await this.dataSource.query(
      `UPDATE bank_sandbox.behaviour SET remaining = remaining - 1
       WHERE id = (SELECT id FROM bank_sandbox.behaviour
                   WHERE remaining > 0 AND (request IS NULL OR request = $1) AND (iban IS NULL OR iban = ANY ($3::text[]))
                     AND (holder_name IS NULL OR EXISTS (SELECT FROM unnest($2::text[]) AS holder WHERE position(holder_name IN holder) > 0))
                   ORDER BY id LIMIT 1 FOR UPDATE)
       RETURNING kind, delay_ms, code, reason_ar, reason_en`,
      [request.request, request.holderNames, request.ibans],
    );
    return rows[0] ?? null;
  }

  async refusalOf(reference: string): Promise<SandboxRefusal | null> {
    const rows: SandboxRefusal[] = await this.dataSource.query(
      'SELECT * FROM bank_sandbox.refusal WHERE reference = $1',
      [reference],
    );
    return rows[0] ?? null;
  }

  async accountOf(reference: string): Promise<SandboxAccount | null> {
    return findAccount(this.dataSource.manager, reference);
  }

  /** Refuses a reference for good; one that is carried out already stays so. */
  async refuse(reference: string, order: RefusalWords): Promise<SandboxRefusal | null> {
    await this.dataSource.query(
      `INSERT INTO bank_sandbox.refusal (reference, code, reason_ar, reason_en)
       SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM bank_sandbox.account WHERE reference = $1 UNION ALL SELECT FROM bank_sandbox.transfer WHERE reference = $1)
       ON CONFLICT (reference) DO NOTHING`,
      [reference, order.code, order.reason_ar, order.reason_en],
    );
    return this.refusalOf(reference);
  }

  /** Opens an account for this reference, or finds the one it has. */
  async open(request: OpeningRequest, delayMs: number): Promise<{ account: SandboxAccount; created: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      const existing = await findAccount(manager, request.reference);
      if (existing) return { account: existing, created: false };
      const [{ number } = { number: '0' }]: { number: string }[] = await manager.query(
        `SELECT nextval('bank_sandbox.account_number') AS number`,
      );
      const accountNumber = `608010${number.padStart(12, '0')}`;
      const inserted: unknown[] = await manager.query(
        `INSERT INTO bank_sandbox.account (reference, product, holder_name, account_number, iban, ready_at)
         VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6::double precision / 1000))
         ON CONFLICT (reference) DO NOTHING RETURNING reference`,
        [request.reference, request.product, request.holderName, accountNumber, ibanOf(accountNumber), delayMs],
      );
      const account = await findAccount(manager, request.reference);
      if (!account) throw new Error('the sandbox bank lost an account that it just opened');
      return { account, created: inserted.length === 1 };
    });
  }
}

async function findAccount(manager: EntityManager, reference: string): Promise<SandboxAccount | null> {
  const rows: SandboxAccount[] = await manager.query('SELECT * FROM bank_sandbox.account WHERE reference = $1', [
    reference,
  ]);
  return rows[0] ?? null;
}
