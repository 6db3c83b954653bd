import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { Ctx } from '../platform/index.js';
import { BankingPayeeHeldError } from './banking.errors.js';
import type { HeldAccount } from './domain/transfer.js';

/** Implemented by the context that owns the beneficiaries. */
export interface PayeeHoldSource {
  /** The sentence why no transfer is made today, by id; beneficiaries who may be paid are not in the map. */
  of(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<ReadonlyMap<string, Bilingual>>;
}

/** To whom no transfer is made today, in one query for a batch. Money that returns to the waqf is never held. */
@Injectable()
export class PayeeHolds {
  private source: PayeeHoldSource | undefined;

  /** @throws Error when a source is already registered */
  register(source: PayeeHoldSource): void {
    if (this.source) throw new Error('holds of payees have a source already');
    this.source = source;
  }

  /** The errors (422) of accounts to which no transfer is made, by id. @throws Error before a source registers */
  async refusals(ctx: Ctx, accounts: readonly HeldAccount[]): Promise<ReadonlyMap<string, BankingPayeeHeldError>> {
    if (!this.source) throw new Error('nobody knows whose payments are held');
    const subs = accounts.filter(({ accountType }) => accountType !== 'main_waqf');
    const held = await this.source.of(ctx, [...new Set(subs.map(({ payeeId }) => payeeId))]);
    return new Map(
      subs.flatMap(({ id, payeeId }) => {
        const reason = held.get(payeeId);
        return reason ? [[id, new BankingPayeeHeldError(reason)] as const] : [];
      }),
    );
  }
}
