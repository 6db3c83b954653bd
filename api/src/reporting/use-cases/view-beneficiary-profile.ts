import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import type { BeneficiaryProfile } from '@waqf/contracts/reporting';
import { addMonths, firstDayOf, riyadhMonth } from '@waqf/formats';
import { formatAmountForWire, halalas, roundedQuotient, sumHalalas, sumShares, zeroHalalas } from '@waqf/money';
import { BeneficiariesFacade, type OwnShare } from '../../beneficiaries/index.js';
import { PaymentsFacade, type Received, receivedSource } from '../../distributions/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { Memberships } from '../../membership/index.js';
import { asPlatform, type Ctx, personOf, Transactions } from '../../platform/index.js';
import { ListOwnAccounts } from './list-own-accounts.js';

const shownMonths = 12;
const daysOfYear = 365n;

/** A beneficiary's recorded data, what they received, and how they are paid. */
@Injectable()
export class ViewBeneficiaryProfile {
  constructor(
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly ownAccounts: ListOwnAccounts,
    private readonly payments: PaymentsFacade,
    private readonly identity: IdentityFacade,
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The profile of the user, or of the minor whom the user represents, and whose it is.
   * @throws ForbiddenError (403) for a minor whom the user does not represent
   */
  async execute(ctx: Ctx, { onBehalfOf }: PortalQuery): Promise<{ personId: string; profile: BeneficiaryProfile }> {
    const { userId } = personOf(ctx);
    const thisMonth = riyadhMonth(ctx.clock.now());
    const since = addMonths(thisMonth, 1 - shownMonths);
    return this.transactions.snapshot(ctx, async (ctx) => {
      // Minors may read what is recorded about them, although their guardian reads the rest of their portal.
      const personId = onBehalfOf === undefined ? userId : await this.beneficiaries.portalPersonId(ctx, { onBehalfOf });
      const person = await this.identity.person(ctx, personId);
      if (!person) throw new Error('who has a portal is known');
      const shares = await this.beneficiaries.sharesOf(ctx, personId);
      const received = await this.payments.received(ctx, personId, {
        year: firstDayOf(since),
        month: firstDayOf(thisMonth),
      });
      const profile = {
        personalInfo: await this.personalInfo(ctx, person, onBehalfOf),
        financialSummary: summaryOf(shares, received),
        waqfDetails: await this.waqfs(ctx, shares, received),
        bankingInfo: {
          ...(await this.accounts(ctx, personId)),
          paymentPreferences: await this.beneficiaries.preferenceOf(ctx, personId),
        },
      };
      return { personId, profile };
    });
  }

  /** A guardian sees the name that the waqf has recorded, and not how the account's own person is reached. */
  private async personalInfo(
    ctx: Ctx,
    { fullName, nationalId, email, phone }: BeneficiaryProfile['personalInfo'],
    onBehalfOf: string | undefined,
  ): Promise<BeneficiaryProfile['personalInfo']> {
    if (onBehalfOf === undefined) return { fullName, nationalId, email, phone };
    const ward = (await this.beneficiaries.wardsOf(ctx)).find(({ id }) => id === onBehalfOf);
    return { fullName: ward?.fullName ?? '', nationalId, email: null, phone: null };
  }

  private async waqfs(
    ctx: Ctx,
    shares: readonly OwnShare[],
    received: Received,
  ): Promise<BeneficiaryProfile['waqfDetails']> {
    const ids = shares.map(({ waqfId }) => waqfId);
    // Read as the platform: beneficiaries may know who runs the waqf, although they have no other access to it.
    const platform = asPlatform(ctx, 'reporting.beneficiary-profile');
    const waqfs = await this.memberships.ofAll(platform, ids);
    const nazirs = await this.identity.people(
      ctx,
      [...waqfs.values()].flatMap(({ nazirId }) => nazirId ?? []),
    );
    return shares.map(({ beneficiaryId, waqfId, waqfName, isActive, relationship, since, percentage }) => ({
      id: waqfId,
      name: waqfName,
      status: isActive ? ('active' as const) : ('suspended' as const),
      nazirName: nazirs.get(waqfs.get(waqfId)?.nazirId ?? '')?.fullName ?? null,
      relationship,
      joinDate: since.toISOString(),
      percentage,
      monthlyAmount: formatAmountForWire(received.byPlace.get(beneficiaryId)?.month ?? zeroHalalas),
    }));
  }

  private async accounts(ctx: Ctx, personId: string) {
    const found = await this.ownAccounts.of(ctx, personId);
    const accounts = found
      .filter(({ accountStatus }) => accountStatus === 'active')
      .map(({ id, bankName, accountNumber, iban, balance, waqfName }) => ({
        id,
        bankName,
        accountNumber,
        iban,
        balance,
        waqfName,
      }));
    return { primaryAccount: accounts[0] ?? null, accounts };
  }
}

function summaryOf(shares: readonly OwnShare[], { byPlace }: Received): BeneficiaryProfile['financialSummary'] {
  const active = shares.filter(({ isActive }) => isActive);
  const sums = [...byPlace.values()];
  // The income per day of the divided periods, extrapolated to a whole year.
  const projections = sums.map(({ year, days }) =>
    days === 0 ? zeroHalalas : halalas(roundedQuotient(year * daysOfYear, BigInt(days))),
  );
  return {
    totalAllocations: sumShares(active.map(({ percentage }) => percentage)),
    monthlyIncome: formatAmountForWire(sumHalalas(sums.map((sum) => sum.month))),
    yearlyIncome: formatAmountForWire(sumHalalas(sums.map((sum) => sum.year))),
    yearlyProjection: formatAmountForWire(sumHalalas(projections)),
    activeWaqfs: active.length,
    totalReceived: formatAmountForWire(sumHalalas(sums.map((sum) => sum.ever))),
    source: receivedSource,
  };
}
