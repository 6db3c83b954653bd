import { Injectable } from '@nestjs/common';
import type { DeedDocument } from '@waqf/contracts/documents';
import type { Amendment, DeedWarning, WaqfView } from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { BankingFacade } from '../../banking/index.js';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { describeDeed, DocumentsFacade, type Deed } from '../../documents/index.js';
import { FinancesFacade } from '../../finances/index.js';
import { Transactions, type Ctx } from '../../platform/index.js';
import { detailsInForce, DescribeWaqfs, valuesOf } from '../describe-waqfs.js';
import { permissionsOf } from '../domain/access.js';
import { differencesBetween, withProposed } from '../domain/amendment-differences.js';
import { deedLabels } from '../domain/deed-labels.js';
import type { AmendmentRecord, Endowment } from '../domain/waqf.js';
import { detailsOf, missingForApproval } from '../domain/waqf-details.js';
import { comparisonsOf, type ComparedFacts, type DeedMentions } from '../domain/comparisons.js';
import { warningsFor } from '../domain/warnings.js';
import { AmendmentRepository } from '../persistence/amendment.repository.js';
import { ReachWaqf, type ReachedWaqf } from '../reach-waqf.js';

/** api.md, Shapes: at most this many of each list; `counts` has the totals. */
const mostOfEach = 50;

interface Situation {
  current: Deed[];
  proposed: Deed[];
  amendment: AmendmentRecord | undefined;
}

type NameOf = (userId: string | null) => string | null;

/** A waqf with everything that its pages show, for anybody who stands in a relation to it. */
@Injectable()
export class ViewWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly reach: ReachWaqf,
    private readonly documents: DocumentsFacade,
    private readonly amendments: AmendmentRepository,
    private readonly banking: BankingFacade,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly finances: FinancesFacade,
    private readonly describe: DescribeWaqfs,
  ) {}

  /** @throws EndowmentsWaqfNotFoundError (404) */
  async execute(ctx: Ctx, input: { waqfId: string }): Promise<WaqfView> {
    // One moment for waqf and deeds: a reading may end in between, and three read deeds must not stand beside a draft.
    return this.transactions.snapshot(ctx, (ctx) => this.view(ctx, input));
  }

  private async view(ctx: Ctx, input: { waqfId: string }): Promise<WaqfView> {
    const reached = await this.reach.toSee(ctx, input.waqfId);
    const { waqf } = reached;
    const situation = await this.situation(ctx, reached);
    const { current, proposed, amendment } = situation;
    const accounts = await this.banking.accountsOf(ctx, waqf.id);
    const nameOf = await this.describe.names(ctx, [
      waqf.waqifId,
      waqf.nazirId,
      ...correctors([...current, ...proposed]),
    ]);
    const nameOfKnown = (userId: string): string | null => nameOf(userId);
    return {
      waqf: {
        ...(await this.describe.one(ctx, waqf, current)),
        waqifName: nameOf(waqf.waqifId) ?? '',
        nazirName: nameOf(waqf.nazirId),
      },
      documents: current.map((deed) => describeDeed(deed, nameOfKnown)),
      bankAccounts: accounts.slice(0, mostOfEach),
      beneficiaries: await this.beneficiaries.ofWaqf(ctx, waqf.id, mostOfEach),
      transactions: await this.finances.recent(ctx, [waqf.id], mostOfEach),
      bankTransactions: await this.banking.transactionsOf(ctx, [waqf.id], mostOfEach),
      counts: {
        documents: current.length,
        bankAccounts: accounts.length,
        subAccounts: accounts.filter((account) => !account.isMainAccount).length,
        beneficiaries: await this.beneficiaries.count(ctx, [waqf.id]),
        transactions: await this.finances.count(ctx, [waqf.id]),
        bankTransactions: await this.banking.countTransactions(ctx, [waqf.id]),
      },
      warnings: isCheckedBy(reached) ? await this.warnings(ctx, waqf, situation, nameOf) : [],
      comparisons: isCheckedBy(reached) ? comparisonsOf(factsOf(waqf, situation, nameOf)) : [],
      amendment: amendment ? describeAmendment(amendment, current, proposed, nameOfKnown) : null,
      missingForApproval: missing(waqf, situation),
      uploads: await this.documents.uploadLimits(ctx),
      may: mayNow(reached, situation),
    };
  }

  /**
   * A proposal is the founder's affair (and an administrator's to see) until it is approved; a nazir sees what is in
   * force.
   */
  private async situation(ctx: Ctx, { waqf, relation }: ReachedWaqf): Promise<Situation> {
    const current = await this.documents.currentOf(ctx, [waqf.id]);
    const amendment = relation === 'nazir' ? undefined : await this.amendments.open(ctx, waqf.id);
    const proposed = amendment ? await this.documents.proposedOf(ctx, [waqf.id]) : [];
    return { current, proposed, amendment };
  }

  private async warnings(
    ctx: Ctx,
    waqf: Endowment,
    { current, proposed }: Situation,
    nameOf: NameOf,
  ): Promise<DeedWarning[]> {
    const files = withProposed(current, proposed).map((deed) => deed.sha256);
    const reused = await this.documents.reusedElsewhere(ctx, waqf.id);
    return warningsFor({
      ...factsOf(waqf, { current, proposed }, nameOf),
      today: riyadhDay(ctx.clock.now()),
      reusedElsewhere: reused.map((type) => deedLabels[type]),
      sameFileTwice: new Set(files).size < files.length,
    });
  }
}

/** The deeds are checked by who answers for them; a nazir sees what came of it. */
const isCheckedBy = ({ relation }: ReachedWaqf): boolean => relation !== 'nazir';

/** What would count after the next approval, to be compared. */
function factsOf(
  waqf: Endowment,
  { current, proposed }: Pick<Situation, 'current' | 'proposed'>,
  nameOf: NameOf,
): ComparedFacts {
  const counted = withProposed(current, proposed);
  return {
    details: detailsOf(counted.map(valuesOf)),
    waqfName: waqf.name,
    founderName: nameOf(waqf.waqifId) ?? '',
    mentions: mentionsOf(counted),
  };
}

function mentionsOf(deeds: Deed[]): DeedMentions {
  const of = (type: Deed['type']): Deed['mentions'] =>
    deeds.find((deed) => deed.type === type && deed.status === 'processed')?.mentions ?? {};
  const [endowment, appointment] = [of('waqf_deed'), of('nazir_deed')];
  return {
    waqfInNazirDeed: appointment.waqfName ?? null,
    founderInWaqfDeed: endowment.founderName ?? null,
    nazirInWaqfDeed: endowment.nazirName ?? null,
  };
}

function describeAmendment(
  amendment: AmendmentRecord,
  current: Deed[],
  proposed: Deed[],
  nameOf: (userId: string) => string | null,
): Amendment {
  const documents: DeedDocument[] = proposed.map((deed) => describeDeed(deed, nameOf));
  return {
    id: amendment.id,
    status: amendment.status,
    createdAt: amendment.createdAt.toISOString(),
    documents,
    differences: differencesBetween(current.map(valuesOf), proposed.map(valuesOf)),
  };
}

/** What the next approval would lack: of the waqf, or of its open amendment. */
function missing(waqf: Endowment, { current, proposed }: Situation): WaqfView['missingForApproval'] {
  if (waqf.status === 'approved' && proposed.length === 0) return [];
  if (waqf.status !== 'approved') return missingForApproval(detailsInForce(waqf, current));
  return missingForApproval(detailsOf(withProposed(current, proposed).map(valuesOf)));
}

function mayNow({ waqf, person, relation }: ReachedWaqf, { current, proposed, amendment }: Situation): WaqfView['may'] {
  return permissionsOf(relation, person.roles, waqf.nazirId === person.userId, {
    status: waqf.status,
    uploaded: [...current, ...proposed].filter((deed) => deed.status === 'uploaded').length,
    amendmentOpen: amendment !== undefined,
    amendmentReady: proposed.length > 0 && proposed.every((deed) => deed.status === 'processed'),
  });
}

function correctors(deeds: Deed[]): string[] {
  return deeds.flatMap((deed) => deed.corrections.map((correction) => correction.correctedBy));
}
