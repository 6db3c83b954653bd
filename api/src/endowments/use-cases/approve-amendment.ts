import { Injectable } from '@nestjs/common';
import { DocumentsFacade } from '../../documents/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { Audit, Transactions, type Ctx } from '../../platform/index.js';
import { valuesOf } from '../describe-waqfs.js';
import { differencesBetween, withProposed } from '../domain/amendment-differences.js';
import { reasonGiven } from '../domain/reason-given.js';
import type { Endowment } from '../domain/waqf.js';
import { detailsOf, missingForApproval } from '../domain/waqf-details.js';
import {
  EndowmentsAmendmentClosedError,
  EndowmentsAmendmentNotFoundError,
  EndowmentsAmendmentNotReadError,
  EndowmentsApproveForbiddenError,
  EndowmentsIncompleteError,
} from '../endowments.errors.js';
import { KeepFindable } from '../keep-findable.js';
import { Notices } from '../notices.js';
import { AmendmentRepository } from '../persistence/amendment.repository.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { ReachWaqf } from '../reach-waqf.js';
import { TellPages } from '../tell-pages.js';

/** Puts newer deeds of an approved waqf in force; until here they changed nothing. */
@Injectable()
export class ApproveAmendment {
  constructor(
    private readonly transactions: Transactions,
    private readonly reach: ReachWaqf,
    private readonly waqfs: WaqfRepository,
    private readonly amendments: AmendmentRepository,
    private readonly documents: DocumentsFacade,
    private readonly identity: IdentityFacade,
    private readonly findable: KeepFindable,
    private readonly notices: Notices,
    private readonly pages: TellPages,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws EndowmentsWaqfNotFoundError, EndowmentsAmendmentNotFoundError (404), EndowmentsApproveForbiddenError (403),
   * EndowmentsAmendmentClosedError, EndowmentsAmendmentNotReadError (409), EndowmentsIncompleteError (422)
   */
  async execute(
    ctx: Ctx,
    input: { waqfId: string; amendmentId: string; reason?: string | undefined },
  ): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.reach.asFounder(
        ctx,
        input.waqfId,
        () => new EndowmentsApproveForbiddenError(),
      );
      const amendment = await this.amendments.hold(ctx, waqf.id, input.amendmentId);
      if (!amendment) throw new EndowmentsAmendmentNotFoundError();
      if (amendment.status !== 'open') throw new EndowmentsAmendmentClosedError();
      const amended = await this.putInForce(ctx, waqf, amendment.id, { by: person.userId, reason: input.reason });
      await this.notices.amended(ctx, amended, waqf.nazirId);
      await this.pages.waqfChanged(ctx, amended);
      return amended;
    });
  }

  private async putInForce(
    ctx: Ctx,
    waqf: Endowment,
    amendmentId: string,
    { by, reason }: { by: string; reason: string | undefined },
  ): Promise<Endowment> {
    const current = (await this.documents.currentOf(ctx, [waqf.id])).map(valuesOf);
    const proposed = await this.documents.proposedOf(ctx, [waqf.id]);
    if (proposed.length === 0 || proposed.some((deed) => deed.status !== 'processed'))
      throw new EndowmentsAmendmentNotReadError();
    const newer = proposed.map(valuesOf);
    const details = detailsOf(withProposed(current, newer));
    const missing = missingForApproval(details);
    const { nazirId: nationalId, nazirName } = details.nazirDetails ?? {};
    if (missing.length > 0 || !nationalId || !nazirName) throw new EndowmentsIncompleteError(missing);
    const nazir = await this.identity.findOrCreateByNationalId(ctx, { nationalId, fullName: nazirName, role: 'nazir' });
    const differences = differencesBetween(current, newer);
    await this.waqfs.amend(ctx, waqf.id, nazir.id, details);
    await this.documents.putInForce(ctx, waqf.id, amendmentId);
    await this.findable.keep(ctx, waqf.id);
    await this.amendments.close(ctx, amendmentId, by, differences);
    await this.audit.record(
      ctx,
      'endowments.approve-amendment',
      { type: 'waqf', id: waqf.id },
      {
        amendmentId,
        fields: differences.map((difference) => difference.name),
        nazirUserId: nazir.id,
        ...reasonGiven(reason),
      },
    );
    return { ...waqf, nazirId: nazir.id, locked: details };
  }
}
