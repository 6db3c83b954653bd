import { Injectable } from '@nestjs/common';
import { auditedValue } from '../../documents/index.js';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import type { Difference } from '../domain/amendment-differences.js';
import { amendmentStates } from '../domain/amendment-states.js';
import { selfAcceptedAt, type Endowment } from '../domain/waqf.js';
import {
  EndowmentsAmendmentClosedError,
  EndowmentsAmendmentNotFoundError,
  EndowmentsApproveForbiddenError,
} from '../endowments.errors.js';
import { amendmentApproved } from '../endowments.facts.js';
import { AmendmentRepository } from '../persistence/amendment.repository.js';
import type { Trustee } from '../persistence/waqf.repository.js';
import { AppointNazir } from './appoint-nazir.js';
import { type Decided, WaqfData, type Proposal } from './shared/waqf-data.js';

/** Puts newer deeds of an approved waqf in force; before this they changed nothing. */
@Injectable()
export class ApproveAmendment {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly amendments: AmendmentRepository,
    private readonly data: WaqfData,
    private readonly nazirAppointment: AppointNazir,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, EndowmentsAmendmentNotFoundError (404), EndowmentsApproveForbiddenError (403),
   * EndowmentsAmendmentClosedError, EndowmentsAmendmentNotReadError, ChangedMeanwhileError (409),
   * EndowmentsIncompleteError, EndowmentsUnsettledError (422)
   */
  async execute(ctx: Ctx, input: Decided & { waqfId: string; amendmentId: string }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf, person } = await this.access.asFounder(
        ctx,
        input.waqfId,
        () => new EndowmentsApproveForbiddenError(),
      );
      const amendment = await this.amendments.findForUpdate(ctx, waqf.id, input.amendmentId);
      if (!amendment) throw new EndowmentsAmendmentNotFoundError();
      amendmentStates.next(amendment.status, 'approve', () => new EndowmentsAmendmentClosedError());
      const proposal = await this.data.proposed(ctx, waqf, input);
      const { details, differences } = proposal;
      const trustee = await this.trusteeAfter(ctx, waqf, proposal);
      const { nazirId } = trustee;
      await this.data.amend(ctx, waqf, { amendmentId: amendment.id, trustee, details });
      await this.amendments.close(ctx, amendment.id, person.userId, differences);
      await this.facts.record(ctx, amendmentApproved, {
        waqfId: waqf.id,
        amendmentId: amendment.id,
        before: valuesOf(differences, 'current'),
        after: valuesOf(differences, 'proposed'),
        formerNazirId: waqf.nazirId,
        nazirId,
        differences: proposal.explained,
      });
      const declined = nazirId === null ? waqf.declined : null;
      return { ...waqf, nazirId, nazirAcceptedAt: trustee.acceptedAt, declined, locked: details };
    });
  }

  /**
   * The same nazir continues; another nazir must accept first. A nazir who declined is asked again only by a newer
   * nazir deed.
   */
  private async trusteeAfter(ctx: Ctx, waqf: Endowment, proposal: Proposal): Promise<Trustee> {
    const nazirId = await this.nazirAppointment.appoint(ctx, proposal.details);
    if (waqf.nazirId === null && !proposal.replacesNazirDeed) return { nazirId: null, acceptedAt: null };
    if (nazirId === waqf.nazirId) return { nazirId, acceptedAt: waqf.nazirAcceptedAt };
    return { nazirId, acceptedAt: selfAcceptedAt(waqf.waqifId, nazirId, ctx.clock.now()) };
  }
}

/** One side of the differences, by field. */
function valuesOf(differences: readonly Difference[], side: 'current' | 'proposed') {
  return Object.fromEntries(differences.map((entry) => [entry.name, auditedValue(entry.name, entry[side])]));
}
