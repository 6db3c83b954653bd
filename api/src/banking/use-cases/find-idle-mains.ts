import { Injectable } from '@nestjs/common';
import { type Halalas, zeroHalalas } from '@waqf/money';
import { LedgerFacade, totalOf } from '../../ledger/index.js';
import type { Ctx } from '../../platform/index.js';
import { type IdleMainWords, idleMainWords } from '../domain/idle-main.js';
import { MainAccountRepository } from '../persistence/main-account.repository.js';

/** A waqf that can neither pay nor receive, until a person acts. */
export interface IdleMain extends IdleMainWords {
  waqfId: string;
  /** What the books hold for the waqf. */
  held: Halalas;
}

/** Which waqfs have a main account that is suspended, closed or refused, or none at all. */
@Injectable()
export class FindIdleMains {
  constructor(
    private readonly mains: MainAccountRepository,
    private readonly ledger: LedgerFacade,
  ) {}

  /** @param waqfIds approved waqfs; the caller checks access. The answer is in the order of the ids. */
  async execute(ctx: Ctx, waqfIds: readonly string[]): Promise<IdleMain[]> {
    const idle = waqfIds.length === 0 ? [] : await this.mains.idle(ctx, waqfIds);
    if (idle.length === 0) return [];
    const balances = await this.ledger.balancesOf(
      ctx,
      idle.map(({ waqfId }) => waqfId),
    );
    return idle.map(({ waqfId, main }) => {
      const funds = balances.get(waqfId);
      const held = funds ? totalOf(funds) : zeroHalalas;
      return { waqfId, held, ...idleMainWords(main, held) };
    });
  }
}
