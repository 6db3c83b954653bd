import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { Notice } from '../notifications/index.js';
import type { Ctx } from '../platform/index.js';
import { BankingPayeeHeldError } from './banking.errors.js';
import type { TransferAccount } from './domain/transfer.js';

/** Implemented by the context that owns the beneficiaries. */
export interface PayeeHoldSource {
  /** The sentence why no transfer is made today, by id; beneficiaries who may be paid are not in the map. */
  of(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<ReadonlyMap<string, Bilingual>>;
}

/** A reason of ours for which a payment that was ordered is not sent to the bank. */
export interface PaymentHold {
  /** The code of the reason in the context that ordered the payment. */
  readonly code: string;
  readonly reason: Bilingual;
}

/** Implemented by the context that orders payments out of the payable fund. */
export interface PaymentHoldSource {
  /** Those of these payments that must not be made now, by their id. */
  of(ctx: Ctx, waqfId: string, paymentIds: readonly string[]): Promise<ReadonlyMap<string, PaymentHold>>;
}

/** Which ordered payments must not be made now; asked just before they go to the bank. */
@Injectable()
export class PaymentHolds {
  private source: PaymentHoldSource | undefined;

  /** @throws Error when a source is already registered */
  register(source: PaymentHoldSource): void {
    if (this.source) throw new Error('holds of payments have a source already');
    this.source = source;
  }

  /** @throws Error before a source registers */
  of(ctx: Ctx, waqfId: string, paymentIds: readonly string[]): Promise<ReadonlyMap<string, PaymentHold>> {
    if (!this.source) throw new Error('nobody knows which payments are held');
    return this.source.of(ctx, waqfId, paymentIds);
  }
}

/** Implemented by the context that owns the beneficiaries. */
export interface PayeeNoticeSource {
  /** The notices, with a copy of those to a minor for the guardian in this waqf. */
  withGuardians(ctx: Ctx, waqfId: string, notices: readonly Notice[]): Promise<Notice[]>;
}

/** Adds the people who also get a payee's notices. */
@Injectable()
export class PayeeNotices {
  private source: PayeeNoticeSource | undefined;

  /** @throws Error when a source is already registered */
  register(source: PayeeNoticeSource): void {
    if (this.source) throw new Error('notices to payees have a source already');
    this.source = source;
  }

  /** @throws Error before a source registers */
  withGuardians(ctx: Ctx, waqfId: string, notices: readonly Notice[]): Promise<Notice[]> {
    if (!this.source) throw new Error('nobody knows the guardians of payees');
    return this.source.withGuardians(ctx, waqfId, notices);
  }
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
  async refusals(
    ctx: Ctx,
    accounts: readonly (TransferAccount & { readonly payeeId: string })[],
  ): Promise<ReadonlyMap<string, BankingPayeeHeldError>> {
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
