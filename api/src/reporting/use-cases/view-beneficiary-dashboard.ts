import { Injectable } from '@nestjs/common';
import type { BankAccount } from '@waqf/contracts/banking';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type { BeneficiaryDashboard } from '@waqf/contracts/reporting';
import { addDays, firstDayOf, riyadhDay, sameDaysOfMonthBefore, startOfDay } from '@waqf/formats';
import { parseSignedAmount, sumHalalas, zeroHalalas, type Halalas } from '@waqf/money';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade, type OwnShare } from '../../beneficiaries/index.js';
import { LedgerFacade, type ListedEntry } from '../../ledger/index.js';
import { type Ctx, personOf, Transactions } from '../../platform/index.js';
import { dashboardOf } from '../domain/beneficiary-portfolio.js';
import { toOwnTransaction } from '../domain/own-transaction.js';
import { ReportingPageForbiddenError } from '../reporting.errors.js';
import { ListOwnAccounts } from './list-own-accounts.js';

const recentPayments = 10;
/** A limit above the number of entries that one sub-account has in two months. */
const mostEntries = 1_000;

/** The beneficiary's own figures: shares in force in all waqfs, all their sub-accounts with balances, and payments. */
@Injectable()
export class ViewBeneficiaryDashboard {
  constructor(
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly ownAccounts: ListOwnAccounts,
    private readonly banking: BankingFacade,
    private readonly ledger: LedgerFacade,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ReportingPageForbiddenError (403) for people who are not beneficiaries */
  async execute(ctx: Ctx, query: PortalQuery): Promise<BeneficiaryDashboard> {
    const person = personOf(ctx);
    if (!person.capabilities.has('beneficiary.portal')) throw new ReportingPageForbiddenError();
    return this.transactions.snapshot(ctx, async (ctx) => {
      const personId = await this.beneficiaries.portalPersonId(ctx, query);
      const shares = await this.beneficiaries.sharesOf(ctx, personId);
      return this.dashboard(ctx, shares, await this.ownAccounts.of(ctx, personId));
    });
  }

  private async dashboard(
    ctx: Ctx,
    shares: readonly OwnShare[],
    accounts: readonly (BankAccount & { waqfName: string })[],
  ): Promise<BeneficiaryDashboard> {
    const today = riyadhDay(ctx.clock.now());
    const sameDays = sameDaysOfMonthBefore(today);
    const thisMonth = startOfDay(firstDayOf(today.slice(0, 7)));
    const [lastMonth, endOfSameDays] = [startOfDay(sameDays.from), startOfDay(addDays(sameDays.to, 1))];
    const paid = new Map<string, { now: Halalas; before: Halalas; sameDays: Halalas }>();
    for (const account of accounts) {
      const { entries } = await this.ledger.entries(ctx, {
        waqfIds: [account.waqfId],
        accountIds: [account.id],
        from: lastMonth,
        limit: mostEntries,
      });
      const since = entries.filter((entry) => entry.occurredAt >= thisMonth);
      paid.set(account.id, {
        now: received(since),
        before: received(entries.filter((entry) => entry.occurredAt < thisMonth)),
        sameDays: received(entries.filter((entry) => entry.occurredAt < endOfSameDays)),
      });
    }
    const open = accounts.filter((account) => account.accountStatus !== 'closed');
    return dashboardOf({
      suspended: shares.filter(({ isActive }) => !isActive).map(({ waqfId, waqfName }) => ({ waqfId, waqfName })),
      allocations: shares
        .filter(({ isActive }) => isActive)
        .map(({ beneficiaryId, waqfId, waqfName, percentage }) => {
          const own = accounts.filter((account) => account.beneficiaryId === beneficiaryId);
          return {
            waqfId,
            waqfName,
            percentage,
            monthly: sumHalalas(own.map((account) => paid.get(account.id)?.now ?? zeroHalalas)),
            balance: held(own),
          };
        }),
      accounts: open.map(({ id, bankName, accountType, accountNumber, balance, waqfName }) => ({
        id,
        bankName,
        type: accountType,
        accountNumber,
        waqfName,
        balance: parseSignedAmount(balance),
      })),
      recent: await this.recent(ctx, accounts),
      thisMonth: sumHalalas([...paid.values()].map(({ now }) => now)),
      lastMonth: sumHalalas([...paid.values()].map(({ before }) => before)),
      sameDaysBefore: sumHalalas([...paid.values()].map(({ sameDays }) => sameDays)),
    });
  }

  /** The newest entries of all accounts together; a transfer that the bank has not confirmed yet is pending. */
  private async recent(
    ctx: Ctx,
    accounts: readonly BankAccount[],
  ): Promise<BeneficiaryDashboard['recentTransactions']> {
    if (accounts.length === 0) return [];
    const newest: ListedEntry[] = [];
    for (const account of accounts) {
      const { entries } = await this.ledger.entries(ctx, {
        waqfIds: [account.waqfId],
        accountIds: [account.id],
        limit: recentPayments,
      });
      newest.push(...entries);
    }
    const shown = newest.toSorted((a, b) => b.occurredAt.getTime() - a.occurredAt.getTime()).slice(0, recentPayments);
    const pending = await this.banking.pendingAmong(
      ctx,
      shown.map((entry) => entry.id),
    );
    return shown.map((entry) => toOwnTransaction(entry, pending));
  }
}

const held = (accounts: readonly BankAccount[]): Halalas =>
  sumHalalas(accounts.map((account) => parseSignedAmount(account.balance)));

/** What came from the waqf, less what was taken back; money that the beneficiary moved elsewhere does not count. */
function received(entries: readonly ListedEntry[]): Halalas {
  return sumHalalas(
    entries
      .filter((entry) => (entry.signed ?? zeroHalalas) > 0n === (entry.reversesId === null))
      .map((entry) => entry.signed ?? zeroHalalas),
  );
}
