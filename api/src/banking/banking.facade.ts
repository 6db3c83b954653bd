import { Injectable } from '@nestjs/common';
import type { BankAccount, BankTransfer } from '@waqf/contracts/banking';
import type { Halalas } from '@waqf/money';
import type { Ctx } from '../platform/index.js';
import type { MainAccountState } from './domain/account-states.js';
import { BankAccountRepository } from './persistence/bank-account.repository.js';
import type { BatchPayment } from './domain/payment-batch.js';
import type { OpenedRow } from './domain/bank-account.js';
import {
  AccountLookupRepository,
  type PayeeAccount,
  type RequestedAccount,
} from './persistence/account-lookup.repository.js';
import { TransferPolicyRepository } from './persistence/transfer-policy.repository.js';
import { TransferRepository } from './persistence/transfer.repository.js';
import { TransferPresenter } from './presenter.js';
import { AwaitAccount } from './use-cases/await-account.js';
import { AwaitMainAccount } from './use-cases/await-main-account.js';
import { FindIdleMains, type IdleMain } from './use-cases/find-idle-mains.js';
import { FindLedgerAccounts } from './use-cases/find-ledger-accounts.js';
import { PayInBatches } from './use-cases/pay-in-batches.js';
import { ReadBalance } from './use-cases/read-balance.js';
import { RequestMainAccount } from './use-cases/request-main-account.js';
import { RequestSubAccount, type SubAccountRequest } from './use-cases/request-sub-account.js';
import { ViewAccounts } from './use-cases/view-accounts.js';
import { ViewTransfer } from './use-cases/view-transfer.js';

/** The main account that is requested from the bank when the founder approves a waqf. */
export interface MainAccountRequest {
  waqfId: string;
  /** Name that the bank puts on the account. */
  waqfName: string;
}

/** Bank accounts as other contexts see them. */
@Injectable()
export class BankingFacade {
  constructor(
    private readonly request: RequestMainAccount,
    private readonly waiting: AwaitMainAccount,
    private readonly view: ViewAccounts,
    private readonly accounts: BankAccountRepository,
    private readonly lookup: AccountLookupRepository,
    private readonly requestSub: RequestSubAccount,
    private readonly awaitOpening: AwaitAccount,
    private readonly ledgerAccounts: FindLedgerAccounts,
    private readonly transfers: TransferRepository,
    private readonly presenter: TransferPresenter,
    private readonly balances: ReadBalance,
    private readonly policies: TransferPolicyRepository,
    private readonly batches: PayInBatches,
    private readonly viewTransfer: ViewTransfer,
    private readonly findIdleMains: FindIdleMains,
  ) {}

  /**
   * Requests the waqf's main account, inside the caller's transaction; a job asks the bank after commit.
   * Calling again while one is opening or open changes nothing; after a refusal the bank is asked again.
   */
  async requestMainAccount(ctx: Ctx, input: MainAccountRequest): Promise<void> {
    await this.request.execute(ctx, input);
  }

  /**
   * Waits, after commit and outside any transaction, until the bank has answered; true only when the account is open.
   */
  async awaitMainAccount(waqfId: string, timeoutMs: number): Promise<boolean> {
    return this.waiting.execute({ waqfId, timeoutMs });
  }

  /** Accounts that the bank has opened, main first, then oldest first. */
  async accountsOf(ctx: Ctx, waqfId: string): Promise<BankAccount[]> {
    return (await this.view.execute(ctx, [waqfId])).get(waqfId) ?? [];
  }

  /** The opened main account by waqf id; a waqf without one is not in the map. */
  async mainAccountOf(ctx: Ctx, waqfIds: readonly string[]): Promise<Map<string, BankAccount>> {
    return this.view.mains(ctx, waqfIds);
  }

  /** State of the main account, with the bank's reason when it refused; `none` when it was never asked for. */
  async mainAccountState(ctx: Ctx, waqfId: string): Promise<MainAccountState> {
    return this.accounts.mainState(ctx, waqfId);
  }

  /**
   * The bank's balance of a waqf's active main account; null when there is none. Call it outside a transaction.
   * @throws BankingBankSilentError (503)
   */
  async bankBalanceOf(ctx: Ctx, waqfId: string): Promise<Halalas | null> {
    return this.balances.ofMain(ctx, waqfId);
  }

  /**
   * Pays out of a waqf's payable fund, inside the caller's transaction; the payments are sent to the bank in batches
   * after the commit. The fact `paymentsSettled` reports how each ends; the money leaves the fund when the bank
   * confirms the payment.
   * @throws BankingMainAccountMissingError when there is no active main account
   */
  async payInBatches(ctx: Ctx, waqfId: string, payments: readonly BatchPayment[]): Promise<void> {
    await this.batches.execute(ctx, waqfId, payments);
  }

  /** How many transfers of a waqf, made before a moment, the bank has not confirmed yet. The caller checks access. */
  async countUnsettled(ctx: Ctx, waqfId: string, before: Date): Promise<number> {
    return this.transfers.countUnsettled(ctx, waqfId, before);
  }

  /**
   * User id of the second person named by the waqf's policy to decide besides the founder; null when there is none.
   * Call it in the transaction that requests the approval: a change of the policy waits until it ends, and then also
   * changes that request.
   */
  async secondApproverOf(ctx: Ctx, waqfId: string): Promise<string | null> {
    return (await this.policies.findLocked(ctx, waqfId)).secondApprover?.id ?? null;
  }

  /** Those of these approved waqfs that can neither pay nor receive until a person acts. The caller checks access. */
  async idleMains(ctx: Ctx, waqfIds: readonly string[]): Promise<IdleMain[]> {
    return this.findIdleMains.execute(ctx, waqfIds);
  }

  /** How many accounts of these waqfs are open at the bank; suspended ones count, closed ones don't. */
  async countAccounts(ctx: Ctx, waqfIds: readonly string[]): Promise<number> {
    return this.accounts.countOpen(ctx, waqfIds);
  }

  /** The number of people on the whole platform who have an active account as beneficiaries, in whatever waqfs. */
  async countBeneficiariesWithAccounts(ctx: Ctx): Promise<number> {
    return this.accounts.countBeneficiaries(ctx);
  }

  /**
   * Requests a beneficiary's sub-account, inside the caller's transaction; a job asks the bank after commit.
   * Calling again while one is opening or open changes nothing; after a refusal the bank is asked again.
   * @returns the account in its current state; null while the waqf has no active main account
   */
  async requestSubAccount(ctx: Ctx, input: SubAccountRequest): Promise<RequestedAccount | null> {
    return this.requestSub.execute(ctx, input);
  }

  /** Waits, after commit and outside any transaction, until the bank has decided; returns the account's new state. */
  async awaitAccount(accountId: string, timeoutMs: number): Promise<RequestedAccount> {
    return this.awaitOpening.execute({ accountId, timeoutMs });
  }

  /** The latest sub-account by beneficiary id, whatever its state; beneficiaries without one are not in the map. */
  async subAccounts(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<Map<string, RequestedAccount>> {
    return this.lookup.subAccounts(ctx, beneficiaryIds);
  }

  /** The latest sub-account of each of these beneficiaries, whatever its state; those without one are left out. */
  async payeesAmong(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<PayeeAccount[]> {
    return this.lookup.payees(ctx, beneficiaryIds);
  }

  /** A hash that changes with any account that `payeesAmong` returns for a waqf; fast for many beneficiaries. */
  async payeesFingerprint(ctx: Ctx, waqfId: string): Promise<string> {
    return this.lookup.payeesFingerprint(ctx, waqfId);
  }

  /** Whether an IBAN belongs to an account of the platform: a main or a sub-account, open or closed. */
  hasIban(ctx: Ctx, iban: string): Promise<boolean> {
    return this.lookup.hasIban(ctx, iban);
  }

  /** Opened sub-accounts of these beneficiaries with their book balances, open ones first. */
  async accountsOfBeneficiaries(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<BankAccount[]> {
    return this.view.ofBeneficiaries(ctx, beneficiaryIds);
  }

  /** Those of these waqfs that have an open main account at the bank (active or suspended). */
  async waqfsWithMainAccount(ctx: Ctx, waqfIds: readonly string[]): Promise<Set<string>> {
    return this.lookup.withMain(ctx, waqfIds);
  }

  /** An account that the bank has opened, with its book balance. @throws Error for any other id */
  async account(ctx: Ctx, accountId: string): Promise<BankAccount> {
    return this.view.one(ctx, accountId);
  }

  /** An opened account without its balance; null for any other id. */
  async openedAccount(ctx: Ctx, accountId: string): Promise<OpenedRow | null> {
    return this.lookup.opened(ctx, accountId);
  }

  /** Ids of the ledger accounts whose money is in this bank account. */
  async ledgerAccountsOf(ctx: Ctx, account: Pick<OpenedRow, 'id' | 'waqfId' | 'accountType'>): Promise<string[]> {
    return this.ledgerAccounts.of(ctx, account);
  }

  /** The references of completed transfers on the bank's statement, by the id of their ledger entry. */
  async bankReferencesOf(ctx: Ctx, entryIds: readonly string[]): Promise<Map<string, string[]>> {
    return new Map([...(await this.lookup.bankReferences(ctx, entryIds))].map(([id, reference]) => [id, [reference]]));
  }

  /** Which of these ledger entries are transfers that the bank has not decided on yet. */
  async pendingAmong(ctx: Ctx, entryIds: readonly string[]): Promise<Set<string>> {
    return this.lookup.pendingTransfers(ctx, entryIds);
  }

  /** Transfers of these waqfs, newest first, in the user's language. The caller checks access. */
  async transactionsOf(ctx: Ctx, waqfIds: readonly string[], limit: number): Promise<BankTransfer[]> {
    return this.presenter.describe(ctx, await this.transfers.list(ctx, waqfIds, { after: null, limit }));
  }

  /**
   * One transfer, for any user with a relation to its waqf.
   * @throws ForbiddenError (403), BankingTransferNotFoundError (404)
   */
  transfer(ctx: Ctx, transferId: string): Promise<BankTransfer> {
    return this.viewTransfer.execute(ctx, { transferId });
  }

  /** How many transfers these waqfs have, in any state. */
  async countTransactions(ctx: Ctx, waqfIds: readonly string[]): Promise<number> {
    return (await this.transfers.counts(ctx, waqfIds)).all;
  }
}
