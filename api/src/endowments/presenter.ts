import { Injectable } from '@nestjs/common';
import type { AssetValue, Waqf, WaqfSummary } from '@waqf/contracts/endowments';
import { formatAmountForWire, halalas } from '@waqf/money';
import { BankingFacade } from '../banking/index.js';
import { DocumentsFacade, fieldsToReview, type Deed } from '../documents/index.js';
import { IdentityFacade, type Person } from '../identity/index.js';
import { LedgerFacade, type FundBalances } from '../ledger/index.js';
import type { Ctx } from '../platform/index.js';
import type { RecordedAssetValue } from './domain/asset-value.js';
import type { Endowment, WaqfDetails } from './domain/waqf.js';
import { detailsInForce } from './domain/deed-values.js';
import { AmendmentRepository } from './persistence/amendment.repository.js';

type MainTrouble = NonNullable<WaqfSummary['mainTrouble']>;

/** Waqfs in the shapes of the contract, with the data that other contexts have about them. */
@Injectable()
export class WaqfPresenter {
  constructor(
    private readonly documents: DocumentsFacade,
    private readonly ledger: LedgerFacade,
    private readonly banking: BankingFacade,
    private readonly identity: IdentityFacade,
    private readonly amendments: AmendmentRepository,
  ) {}

  /** One waqf with its balances. @param current its deeds, when the caller already has them */
  async one(ctx: Ctx, waqf: Endowment, current?: Deed[]): Promise<Waqf> {
    const deeds = current ?? (await this.documents.currentOf(ctx, [waqf.id]));
    const balances = await this.ledger.balancesOf(ctx, [waqf.id]);
    return describe(waqf, detailsInForce(waqf, deeds), balances.get(waqf.id));
  }

  /** The rows of a list, read with a fixed number of queries, however many waqfs there are. */
  async summaries(ctx: Ctx, waqfs: Endowment[]): Promise<WaqfSummary[]> {
    const ids = waqfs.map((waqf) => waqf.id);
    // These run one after the other, because they share the caller's connection.
    const deeds = await this.documents.currentOf(ctx, ids);
    const balances = await this.ledger.balancesOf(ctx, ids);
    const accounts = await this.banking.mainAccountOf(ctx, ids);
    const troubles = await this.troubles(ctx, waqfs);
    const amendments = await this.amendments.openOf(ctx, ids);
    const names = await this.names(
      ctx,
      waqfs.map((waqf) => waqf.waqifId),
    );
    return waqfs.map((waqf) => {
      const own = deeds.filter((deed) => deed.waqfId === waqf.id);
      const having = (status: Deed['status']) => own.filter((deed) => deed.status === status).length;
      return {
        ...describe(waqf, detailsInForce(waqf, own), balances.get(waqf.id)),
        waqifName: names(waqf.waqifId) ?? '',
        nazirName: nazirNameOf(waqf),
        deeds: { uploaded: own.length, processed: having('processed'), error: having('error') },
        fieldsToReview:
          waqf.status === 'approved' ? 0 : own.reduce((sum, deed) => sum + fieldsToReview(deed).length, 0),
        hasMainAccount: accounts.has(waqf.id),
        mainTrouble: troubles.get(waqf.id) ?? null,
        hasOpenAmendment: amendments.has(waqf.id),
      };
    });
  }

  /** What keeps these waqfs without a working main account and needs a person, by id; drafts are left out. */
  async troubles(ctx: Ctx, waqfs: readonly Endowment[]): Promise<ReadonlyMap<string, MainTrouble>> {
    const approved = waqfs.filter(({ status }) => status === 'approved');
    const idle = await this.banking.idleMains(
      ctx,
      approved.map(({ id }) => id),
    );
    return new Map(idle.map(({ waqfId, title, text }) => [waqfId, { title, text }]));
  }

  /** A function that returns the full name of a user id; null for null and for an unknown id. */
  async names(ctx: Ctx, userIds: readonly (string | null)[]): Promise<(userId: string | null) => string | null> {
    const ids = [...new Set(userIds.filter((userId) => userId !== null))];
    const people = await this.identity.people(ctx, ids);
    return (userId) => (userId === null ? null : (people.get(userId)?.fullName ?? null));
  }
}

/**
 * The nazir's name in the approved nazir deed, never the registered one: naming a person in a deed must not reveal
 * their data.
 */
export function nazirNameOf(waqf: Endowment): string | null {
  return waqf.nazirId === null ? null : (waqf.locked?.nazirDetails?.nazirName ?? null);
}

function describe(waqf: Endowment, details: WaqfDetails, balances: FundBalances | undefined): Waqf {
  if (!balances) throw new Error(`no balances for waqf ${waqf.id}`);
  return {
    id: waqf.id,
    waqifId: waqf.waqifId,
    nazirId: waqf.nazirId,
    nazirAcceptedAt: waqf.nazirAcceptedAt?.toISOString() ?? null,
    name: waqf.name,
    description: waqf.description,
    status: waqf.status,
    balance: formatAmountForWire(balances.ghalla),
    corpus: formatAmountForWire(balances.corpus),
    reserve: formatAmountForWire(balances.reserve),
    createdAt: waqf.createdAt.toISOString(),
    approvedAt: waqf.approvedAt?.toISOString() ?? null,
    discardedAt: waqf.discardedAt?.toISOString() ?? null,
    ...details,
  };
}

/** @param people by user id; includes the user who recorded the value */
export function toAssetValue(
  { amount, recordedBy, recordedAt, ...value }: RecordedAssetValue,
  people: ReadonlyMap<string, Person>,
): AssetValue {
  return {
    ...value,
    amount: formatAmountForWire(halalas(amount)),
    recordedBy: people.get(recordedBy)?.fullName ?? '',
    recordedAt: recordedAt.toISOString(),
  };
}
