import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** As the wire names them. */
export const sandboxStates = ['ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export type SandboxState = (typeof sandboxStates)[number];

/** Whether the sandbox bank lets an account be used. */
@Injectable()
export class SandboxBankStates {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Null when the bank has no such account. */
  async of(iban: string): Promise<SandboxState | null> {
    const rows: { status: SandboxState }[] = await this.dataSource.query(
      'SELECT status FROM bank_sandbox.account WHERE iban = $1',
      [iban],
    );
    return rows[0]?.status ?? null;
  }

  /** Accounts of this holder, oldest first. */
  async ofHolder(holderName: string): Promise<string[]> {
    const rows: { iban: string }[] = await this.dataSource.query(
      'SELECT iban FROM bank_sandbox.account WHERE holder_name = $1 ORDER BY opened_at, iban',
      [holderName],
    );
    return rows.map((row) => row.iban);
  }

  /** False when the bank has no such account. */
  async change(iban: string, status: SandboxState): Promise<boolean> {
    const [, count]: [unknown[], number] = await this.dataSource.query(
      'UPDATE bank_sandbox.account SET status = $2 WHERE iban = $1',
      [iban, status],
    );
    return count === 1;
  }
}
