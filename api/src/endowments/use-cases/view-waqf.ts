import { Injectable } from '@nestjs/common';
import type { DeedDocument } from '@waqf/contracts/documents';
import type { Amendment, DeedWarning, WaqfView } from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { describeDeed, DocumentsFacade, type Deed } from '../../documents/index.js';
import { Transactions, type Ctx } from '../../platform/index.js';
import { type AccessedWaqf, WaqfAccess } from '../access.js';
import { differencesBetween, withProposed } from '../domain/amendment-differences.js';
import { deedLabels } from '../domain/deed-labels.js';
import { detailsInForce, valuesOf } from '../domain/deed-values.js';
import { permissionsOf, type Relation } from '../domain/permissions.js';
import type { AmendmentRecord, Endowment } from '../domain/waqf.js';
import { detailsOf, missingForApproval } from '../domain/waqf-details.js';
import { comparedFacts } from '../domain/compared-deeds.js';
import { comparisonsOf, type ComparedFacts } from '../domain/comparisons.js';
import { warningsFor } from '../domain/warnings.js';
import { AmendmentRepository } from '../persistence/amendment.repository.js';
import { nazirNameOf, WaqfPresenter } from '../presenter.js';
import { ViewRecords } from './view-records.js';

interface Situation {
  current: Deed[];
  proposed: Deed[];
  amendment: AmendmentRecord | undefined;
}

type NameOf = (userId: string | null) => string | null;

/** A waqf with everything that its pages show, for anyone who has a relation to it. */
@Injectable()
export class ViewWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly documents: DocumentsFacade,
    private readonly amendments: AmendmentRepository,
    private readonly records: ViewRecords,
    private readonly presenter: WaqfPresenter,
  ) {}

  /** @throws MembershipWaqfNotFoundError (404) */
  async execute(ctx: Ctx, input: { waqfId: string }): Promise<WaqfView> {
    // One snapshot of the waqf and its deeds: a reading may end in between, and three read deeds must not appear with a
    // draft.
    return this.transactions.snapshot(ctx, (ctx) => this.view(ctx, input));
  }

  private async view(ctx: Ctx, input: { waqfId: string }): Promise<WaqfView> {
    const accessed = await this.access.toSee(ctx, input.waqfId);
    const { waqf } = accessed;
    const situation = await this.situation(ctx, accessed);
    const { current, proposed, amendment } = situation;
    const nameOf = await this.presenter.names(ctx, [waqf.waqifId, ...correctors([...current, ...proposed])]);
    const nameOfKnown = (userId: string): string | null => nameOf(userId);
    const { counts, ...records } = await this.records.of(ctx, waqf.id);
    return {
      waqf: {
        ...(await this.presenter.one(ctx, waqf, current)),
        nazirDeclined: checksDeeds(accessed) ? declinedOf(waqf) : null,
        waqifName: nameOf(waqf.waqifId) ?? '',
        nazirName: nazirNameOf(waqf),
      },
      documents: current.map((deed) => describeDeed(deed, nameOfKnown)),
      ...records,
      mainTrouble: (await this.presenter.troubles(ctx, [waqf])).get(waqf.id) ?? null,
      counts: { documents: current.length, ...counts },
      warnings: checksDeeds(accessed) ? await this.warnings(ctx, waqf, situation, nameOf) : [],
      comparisons: checksDeeds(accessed) ? comparisonsOf(factsOf(waqf, situation, nameOf)) : [],
      amendment: amendment ? describeAmendment(amendment, current, proposed, nameOfKnown) : null,
      missingForApproval: missing(waqf, situation),
      uploads: await this.documents.uploadLimits(ctx),
      may: mayNow(accessed, situation),
    };
  }

  /** Only the founder and administrators see an amendment before its approval; a nazir sees what is in force. */
  private async situation(ctx: Ctx, { waqf, relation }: AccessedWaqf): Promise<Situation> {
    const current = await this.documents.currentOf(ctx, [waqf.id]);
    const amendment = isTrustee(relation) ? undefined : await this.amendments.open(ctx, waqf.id);
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

/** Warnings and comparisons are for people who may act on the deeds; a nazir sees only the approved data. */
const checksDeeds = ({ relation }: AccessedWaqf): boolean => !isTrustee(relation);

const isTrustee = (relation: Relation): boolean => relation === 'nazir' || relation === 'appointed';

const declinedOf = ({ declined }: Endowment): WaqfView['waqf']['nazirDeclined'] =>
  declined && { at: declined.at.toISOString(), reason: declined.reason };

/** The data to compare: the state after the next approval. */
const factsOf = (
  waqf: Endowment,
  { current, proposed }: Pick<Situation, 'current' | 'proposed'>,
  nameOf: NameOf,
): ComparedFacts => comparedFacts(waqf, withProposed(current, proposed), nameOf(waqf.waqifId) ?? '');

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

/** The fields that are missing for the next approval, of the waqf or of its open amendment. */
function missing(waqf: Endowment, { current, proposed }: Situation): WaqfView['missingForApproval'] {
  if (waqf.status === 'approved' && proposed.length === 0) return [];
  if (waqf.status !== 'approved') return missingForApproval(detailsInForce(waqf, current));
  return missingForApproval(detailsOf(withProposed(current, proposed).map(valuesOf)));
}

function mayNow({ waqf, relations }: AccessedWaqf, { current, proposed, amendment }: Situation): WaqfView['may'] {
  return permissionsOf(relations, {
    status: waqf.status,
    uploaded: [...current, ...proposed].filter((deed) => deed.status === 'uploaded').length,
    amendmentOpen: amendment !== undefined,
    amendmentReady: proposed.length > 0 && proposed.every((deed) => deed.status === 'processed'),
  });
}

function correctors(deeds: Deed[]): string[] {
  return deeds.flatMap((deed) => deed.corrections.map((correction) => correction.correctedBy));
}
