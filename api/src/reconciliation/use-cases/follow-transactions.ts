import { Injectable } from '@nestjs/common';
import { addDays } from '@waqf/formats';
import { halalas } from '@waqf/money';
import { BankingFacade } from '../../banking/index.js';
import type { TransactionFact } from '../../finances/index.js';
import type { Ctx } from '../../platform/index.js';
import { windowDays } from '../domain/match-lines.js';
import { LineRepository } from '../persistence/line.repository.js';
import { MatchAutomatically } from './match-automatically.js';

/** Matches a line without an entry as soon as a user records the entry. */
@Injectable()
export class FollowTransactions {
  constructor(
    private readonly banking: BankingFacade,
    private readonly lines: LineRepository,
    private readonly automatically: MatchAutomatically,
  ) {}

  async execute(ctx: Ctx, facts: readonly TransactionFact[]): Promise<void> {
    for (const { waqfId, signedAmountHalalas, occurredOn } of facts)
      await this.look(ctx, waqfId, BigInt(signedAmountHalalas), occurredOn);
  }

  private async look(ctx: Ctx, waqfId: string, amount: bigint, day: string): Promise<void> {
    const main = (await this.banking.mainAccountOf(ctx, [waqfId])).get(waqfId);
    const [from, to] = [addDays(day, -windowDays), addDays(day, windowDays)];
    if (!main || !(await this.lines.hasOpenLine(ctx, main.id, halalas(amount), from, to))) return;
    const account = await this.banking.openedAccount(ctx, main.id);
    if (account) await this.automatically.execute(ctx, account, from, to);
  }
}
