import { Injectable } from '@nestjs/common';
import type { TransferEffect } from '@waqf/contracts/banking';
import { formatAmountForWire, type Halalas, halalas } from '@waqf/money';
import { Memberships } from '../../membership/index.js';
import { asPlatform, type Ctx } from '../../platform/index.js';
import { keyOf, thresholdOf } from '../domain/transfer-limits.js';
import type { Transfer } from '../domain/transfer.js';
import { TransferRepository } from '../persistence/transfer.repository.js';
import { AccountFunds } from './shared/account-funds.js';

const sides = ['from', 'to'] as const;

/** What each transfer would change if it were approved now, shown to the person who decides. */
@Injectable()
export class PreviewEffects {
  constructor(
    private readonly transfers: TransferRepository,
    private readonly funds: AccountFunds,
    private readonly memberships: Memberships,
  ) {}

  /** The effects of waiting transfers, by the transfer's id. The caller checks access. */
  async of(reader: Ctx, transfers: readonly Transfer[]): Promise<Map<string, TransferEffect>> {
    const waiting = transfers.filter(({ state }) => state === 'awaiting_approval');
    if (waiting.length === 0) return new Map();
    // The second person has no relation to the waqf but still decides, so the data is read as the platform.
    const ctx = asPlatform(reader, 'banking.describe-approval');
    const accounts = await this.transfers.accounts(
      ctx,
      waiting.flatMap((transfer) => [transfer.fromAccountId, transfer.toAccountId]),
    );
    const pairs = waiting.flatMap((transfer) => {
      const [from, to] = [accounts.get(transfer.fromAccountId), accounts.get(transfer.toAccountId)];
      return from && to ? [{ transfer, from, to }] : [];
    });
    const parties = pairs.flatMap(({ from, to }) =>
      sides.map((side) => ({ partyId: side === 'from' ? from.id : to.payeeId, side, waqfId: from.waqfId })),
    );
    const each = new Map(parties.map((party) => [keyOf(party), party]));
    const limits = new Map((await this.transfers.limits(ctx, [...each.values()])).map((one) => [keyOf(one), one]));
    const held = await this.funds.of(
      ctx,
      pairs.map(({ from }) => from),
    );
    const memberships = await this.memberships.ofAll(ctx, [...new Set(waiting.map(({ waqfId }) => waqfId))]);
    return new Map(
      pairs.flatMap(({ transfer, from, to }) => {
        const account = limits.get(keyOf({ side: 'from', partyId: from.id }));
        const holds = held.get(from.id);
        if (!account || !holds) return [];
        const isFounder = memberships.get(transfer.waqfId)?.waqifId === transfer.requestedBy;
        const payee =
          to.accountType === 'main_waqf' ? undefined : limits.get(keyOf({ side: 'to', partyId: to.payeeId }));
        const effect: TransferEffect = {
          available: changeOf(holds.available, transfer.amount),
          balance: changeOf(holds.balance, transfer.amount),
          corpus: holds.corpus === null ? null : formatAmountForWire(holds.corpus),
          payeeIsKnown: payee?.isKnown ?? null,
          dayLimit: formatAmountForWire(thresholdOf(account, isFounder)),
          usedToday: formatAmountForWire(account.day),
        };
        return [[transfer.id, effect] as const];
      }),
    );
  }
}

const changeOf = (before: Halalas, amount: Halalas): TransferEffect['balance'] => ({
  before: formatAmountForWire(before),
  after: formatAmountForWire(halalas(before - amount)),
});
