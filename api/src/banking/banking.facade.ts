import { Injectable } from '@nestjs/common';
import type { BankAccount } from '@waqf/contracts/banking';
import type { Ctx } from '../platform/index.js';
import type { MainAccountState } from './domain/account-state.js';
import { BankAccountRepository } from './persistence/bank-account.repository.js';
import { AwaitMainAccount } from './use-cases/await-main-account.js';
import { RequestMainAccount } from './use-cases/request-main-account.js';
import { ViewAccounts } from './use-cases/view-accounts.js';

/** What the founder's approval asks of the bank. */
export interface MainAccountRequest {
  waqfId: string;
  /** Name that the bank puts on the account. */
  waqfName: string;
  /** Users who are told how it ended: the founder and the nazir. */
  partyIds: readonly string[];
}

/** Bank accounts as other contexts see them. */
@Injectable()
export class BankingFacade {
  constructor(
    private readonly request: RequestMainAccount,
    private readonly waiting: AwaitMainAccount,
    private readonly view: ViewAccounts,
    private readonly accounts: BankAccountRepository,
  ) {}

  /**
   * Records that the waqf wants its main account, inside the caller's transaction; a job asks the bank after commit.
   * Calling again while one is opening or open changes nothing; after a refusal it asks anew.
   */
  async requestMainAccount(ctx: Ctx, input: MainAccountRequest): Promise<void> {
    await this.request.execute(ctx, input);
  }

  /** Waits, after commit and outside any transaction, until the bank has answered; true only when the account is open. */
  async awaitMainAccount(waqfId: string, timeoutMs: number): Promise<boolean> {
    return this.waiting.execute({ waqfId, timeoutMs });
  }

  /** Accounts that the bank has opened, main first, then oldest first. */
  async accountsOf(ctx: Ctx, waqfId: string): Promise<BankAccount[]> {
    return (await this.view.execute(ctx, [waqfId])).get(waqfId) ?? [];
  }

  /** The opened main account by waqf id; a waqf without one is not in the map. */
  async mainAccountOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, BankAccount>> {
    const byWaqf = await this.view.execute(ctx, waqfIds);
    const mains = new Map<string, BankAccount>();
    for (const [waqfId, accounts] of byWaqf) {
      const main = accounts.find((account) => account.isMainAccount);
      if (main) mains.set(waqfId, main);
    }
    return mains;
  }

  /** Where the main account stands, with the bank's reason when it refused; `none` when it was never asked for. */
  async mainAccountState(ctx: Ctx, waqfId: string): Promise<MainAccountState> {
    return this.accounts.mainState(ctx, waqfId);
  }

  /** How many accounts are open at the bank for these waqfs, closed ones left out. */
  async countAccounts(ctx: Ctx, waqfIds: readonly string[]): Promise<number> {
    return this.accounts.countOpen(ctx, waqfIds);
  }

  /** Beneficiaries of the whole platform who have an active account; a count without names. */
  async countBeneficiariesWithAccounts(ctx: Ctx): Promise<number> {
    return this.accounts.countBeneficiaries(ctx);
  }
}
