import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { oneOf, sql } from '../../platform/index.js';

/** The states of an account, as named in the bank's API. */
export const sandboxStates = ['ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export type SandboxState = (typeof sandboxStates)[number];

const findState = sql({
  name: 'bank-sandbox.find-account-state',
  text: 'SELECT status FROM bank_sandbox.account WHERE iban = $1',
  row: { status: oneOf(sandboxStates) },
});
const listOfHolder = sql({
  name: 'bank-sandbox.list-accounts-of-holder',
  text: 'SELECT iban FROM bank_sandbox.account WHERE holder_name = $1 ORDER BY opened_at, iban',
  row: { iban: 'text' },
});
const changeState = sql({
  name: 'bank-sandbox.change-account-state',
  text: 'UPDATE bank_sandbox.account SET status = $2 WHERE iban = $1',
});

/** Whether the sandbox bank allows an account to be used. */
@Injectable()
export class SandboxBankStates {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Null when the bank has no such account. */
  async of(iban: string): Promise<SandboxState | null> {
    return (await findState.first(this.dataSource, [iban]))?.status ?? null;
  }

  /** Accounts of this holder, oldest first. */
  async ofHolder(holderName: string): Promise<string[]> {
    const rows = await listOfHolder.rows(this.dataSource, [holderName]);
    return rows.map((row) => row.iban);
  }

  /** False when the bank has no such account. */
  async change(iban: string, status: SandboxState): Promise<boolean> {
    return (await changeState.run(this.dataSource, [iban, status])) === 1;
  }
}
