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

interface OrderRow {
  kind: BankOrder['kind'];
  delay_ms: number;
  code: string;
  reason_ar: string;
  reason_en: string;
}

export interface OpeningRequest {
  reference: string;
  product: string;
  holderName: string;
}

/** The bank's own memory, in its own schema, so that it survives restarts and serves several API processes. */
@Injectable()
export class SandboxBankBooks {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async place(order: BankOrder): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO bank_sandbox.behaviour (kind, remaining, holder_name, delay_ms, code, reason_ar, reason_en)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [order.kind, order.times, order.holderName ?? null, order.delayMs, order.code, order.reason.ar, order.reason.en],
    );
  }

  /** Forgets what was ordered and not used yet. */
  async forgetOrders(): Promise<void> {
    await this.dataSource.query('UPDATE bank_sandbox.behaviour SET remaining = 0 WHERE remaining > 0');
  }

  /** Uses up one ordered behaviour that fits this account holder, oldest first. */
  async takeOrder(holderName: string): Promise<OrderRow | null> {
    const [rows]: [OrderRow[], number] = await this.dataSource.query(
      `UPDATE bank_sandbox.behaviour SET remaining = remaining - 1
       WHERE id = (SELECT id FROM bank_sandbox.behaviour
                   WHERE remaining > 0 AND (holder_name IS NULL OR position(holder_name IN $1) > 0)
                   ORDER BY id LIMIT 1 FOR UPDATE)
       RETURNING kind, delay_ms, code, reason_ar, reason_en`,
      [holderName],
    );
    return rows[0] ?? null;
  }

  async refusalOf(reference: string): Promise<SandboxRefusal | null> {
    const rows: SandboxRefusal[] = await this.dataSource.query('SELECT * FROM bank_sandbox.refusal WHERE reference = $1', [reference]);
    return rows[0] ?? null;
  }

  async accountOf(reference: string): Promise<SandboxAccount | null> {
    return findAccount(this.dataSource.manager, reference);
  }

  /** Refuses a reference for good; one that is open already stays open. */
  async refuse(reference: string, order: OrderRow): Promise<SandboxRefusal | null> {
    await this.dataSource.query(
      `INSERT INTO bank_sandbox.refusal (reference, code, reason_ar, reason_en)
       SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM bank_sandbox.account WHERE reference = $1)
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
  const rows: SandboxAccount[] = await manager.query('SELECT * FROM bank_sandbox.account WHERE reference = $1', [reference]);
  return rows[0] ?? null;
}
