import { Injectable } from '@nestjs/common';
import type { ApprovalSeen } from '@waqf/contracts/endowments';
import { DocumentsFacade, fieldsToReview, type Deed } from '../../../documents/index.js';
import { IdentityFacade } from '../../../identity/index.js';
import type { Ctx } from '../../../platform/index.js';
import { differencesBetween, withProposed, type Difference } from '../../domain/amendment-differences.js';
import { requireAsSeen } from '../../domain/approval-as-seen.js';
import {
  comparedFacts,
  explainDifferences,
  type ExplainedDifference,
  type Reasons,
} from '../../domain/compared-deeds.js';
import { valuesOf } from '../../domain/deed-values.js';
import type { Endowment, WaqfDetails } from '../../domain/waqf.js';
import { missingForApproval } from '../../domain/waqf-details.js';
import {
  EndowmentsAmendmentNotReadError,
  EndowmentsIncompleteError,
  EndowmentsUnsettledError,
} from '../../endowments.errors.js';
import { type Trustee, WaqfRepository } from '../../persistence/waqf.repository.js';

/** What the founder sends with an approval. */
export interface Decided {
  /** The founder's reason for continuing, for each difference between the deeds. */
  readonly reasons?: Reasons | undefined;
  /** What the founder was shown; an older page sends nothing. */
  readonly seen?: ApprovalSeen | undefined;
}

/** What an approval puts in force. */
interface Settled {
  details: WaqfDetails;
  /** What differs between the deeds, with the founder's reason for each. */
  explained: ExplainedDifference[];
}

/** What an amendment would put in force. */
export interface Proposal extends Settled {
  differences: Difference[];
  replacesNazirDeed: boolean;
}

/**
 * The data that an approval puts in force: it is read from the deeds, written to the waqf, and locked in the deeds.
 * Runs in the caller's transaction, which has locked the waqf.
 */
@Injectable()
export class WaqfData {
  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * What the current deeds say, when the founder has reviewed every doubtful field and given a reason for each
   * difference.
   * @throws ChangedMeanwhileError (409), EndowmentsIncompleteError, EndowmentsUnsettledError (422)
   */
  async settled(ctx: Ctx, waqf: Endowment, decided: Decided): Promise<Settled> {
    const deeds = await this.documents.currentOf(ctx, [waqf.id]);
    return this.settle(ctx, waqf, { toReview: deeds, counted: deeds, decided });
  }

  /** Puts the result of `settled` in force when the waqf is approved. */
  async approve(ctx: Ctx, waqf: Endowment, approval: { by: string; trustee: Trustee; details: WaqfDetails }) {
    const { by, trustee, details } = approval;
    await this.waqfs.approve(ctx, waqf.id, by, trustee, details);
    const deeds = await this.documents.currentOf(ctx, [waqf.id]);
    const ids = deeds.map((deed) => deed.id);
    await this.documents.lock(ctx, ids);
  }

  /**
   * What the deeds say together with those of the open amendment, and how that differs from the data in force.
   * @throws ChangedMeanwhileError, EndowmentsAmendmentNotReadError (409), EndowmentsIncompleteError,
   *   EndowmentsUnsettledError (422)
   */
  async proposed(ctx: Ctx, waqf: Endowment, decided: Decided): Promise<Proposal> {
    const current = await this.documents.currentOf(ctx, [waqf.id]);
    const deeds = await this.documents.proposedOf(ctx, [waqf.id]);
    if (deeds.length === 0 || deeds.some((deed) => deed.status !== 'processed'))
      throw new EndowmentsAmendmentNotReadError();
    const counted = withProposed(current, deeds);
    return {
      ...(await this.settle(ctx, waqf, { toReview: deeds, counted, decided })),
      differences: differencesBetween(current.map(valuesOf), deeds.map(valuesOf)),
      replacesNazirDeed: deeds.some(({ type }) => type === 'nazir_deed'),
    };
  }

  /** Puts the result of `proposed` in force when the amendment is approved. */
  async amend(ctx: Ctx, waqf: Endowment, approval: { amendmentId: string; trustee: Trustee; details: WaqfDetails }) {
    const { amendmentId, trustee, details } = approval;
    await this.waqfs.amend(ctx, waqf.id, trustee, details);
    await this.documents.putInForce(ctx, waqf.id, amendmentId);
  }

  private async settle(
    ctx: Ctx,
    waqf: Endowment,
    { toReview, counted, decided }: { toReview: Deed[]; counted: Deed[]; decided: Decided },
  ): Promise<Settled> {
    requireAsSeen(waqf, toReview, decided.seen);
    const founder = await this.identity.person(ctx, waqf.waqifId);
    const facts = comparedFacts(waqf, counted, founder?.fullName ?? '');
    const missing = missingForApproval(facts.details);
    if (missing.length > 0) throw new EndowmentsIncompleteError(missing);
    const unreviewed = toReview.flatMap(fieldsToReview);
    const { explained, unexplained } = explainDifferences(facts, decided.reasons ?? {});
    if (unreviewed.length > 0 || unexplained.length > 0) throw new EndowmentsUnsettledError(unreviewed, unexplained);
    return { details: facts.details, explained };
  }
}
