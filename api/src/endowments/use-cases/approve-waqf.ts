import { Injectable } from '@nestjs/common';
import { BankingFacade } from '../../banking/index.js';
import { DocumentsFacade } from '../../documents/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { LedgerFacade } from '../../ledger/index.js';
import { Audit, Transactions, type Ctx } from '../../platform/index.js';
import { detailsInForce } from '../describe-waqfs.js';
import type { Endowment, WaqfDetails } from '../domain/waqf.js';
import { reasonGiven } from '../domain/reason-given.js';
import { missingForApproval } from '../domain/waqf-details.js';
import {
  EndowmentsAlreadyApprovedError,
  EndowmentsApproveForbiddenError,
  EndowmentsIncompleteError,
  EndowmentsNotPendingError,
} from '../endowments.errors.js';
import { KeepFindable } from '../keep-findable.js';
import { Notices } from '../notices.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { ReachWaqf } from '../reach-waqf.js';

export interface Approved {
  waqf: Endowment;
  bankAccountCreated: boolean;
}

/**
 * api.md, Rules: a bank that is later than this leaves the waqf without a main account for now, and a job that opens
 * it.
 */
const bankPatienceMs = 5_000;

/** The founder confirms what was read: the data is locked, the nazir linked, the accounts opened, everyone told. */
@Injectable()
export class ApproveWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly reach: ReachWaqf,
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
    private readonly identity: IdentityFacade,
    private readonly ledger: LedgerFacade,
    private readonly banking: BankingFacade,
    private readonly findable: KeepFindable,
    private readonly notices: Notices,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws EndowmentsWaqfNotFoundError (404), EndowmentsApproveForbiddenError (403), EndowmentsAlreadyApprovedError
   * (409), EndowmentsNotPendingError (409), EndowmentsIncompleteError (422)
   */
  async execute(ctx: Ctx, input: { waqfId: string; reason?: string | undefined }): Promise<Approved> {
    const waqf = await this.transactions.run(ctx, (ctx) => this.approve(ctx, input));
    return { waqf, bankAccountCreated: await this.banking.awaitMainAccount(waqf.id, bankPatienceMs) };
  }

  /** All effects in one transaction, under the waqf's lock: of two approvals at once, the second finds it approved. */
  private async approve(
    ctx: Ctx,
    { waqfId, reason }: { waqfId: string; reason?: string | undefined },
  ): Promise<Endowment> {
    const { waqf, person } = await this.reach.asFounder(ctx, waqfId, () => new EndowmentsApproveForbiddenError());
    if (waqf.status === 'approved') throw new EndowmentsAlreadyApprovedError();
    if (waqf.status !== 'pending') throw new EndowmentsNotPendingError();
    const deeds = await this.documents.currentOf(ctx, [waqf.id]);
    const details = detailsInForce(waqf, deeds);
    const nazirId = await this.nazirOf(ctx, details);
    await this.waqfs.approve(ctx, waqf.id, person.userId, nazirId, details);
    await this.documents.lock(
      ctx,
      deeds.map((deed) => deed.id),
    );
    await this.ledger.openWaqfAccounts(ctx, { waqfId: waqf.id });
    const partyIds = [...new Set([waqf.waqifId, nazirId])];
    await this.banking.requestMainAccount(ctx, { waqfId: waqf.id, waqfName: waqf.name, partyIds });
    await this.findable.keep(ctx, waqf.id);
    await this.notices.approved(ctx, waqf, nazirId);
    await this.audit.record(
      ctx,
      'endowments.approve',
      { type: 'waqf', id: waqf.id },
      { nazirUserId: nazirId, ...reasonGiven(reason) },
    );
    return { ...waqf, status: 'approved', nazirId, approvedAt: ctx.clock.now(), locked: details };
  }

  private async nazirOf(ctx: Ctx, details: WaqfDetails): Promise<string> {
    const missing = missingForApproval(details);
    const { nazirId, nazirName } = details.nazirDetails ?? {};
    if (missing.length > 0 || !nazirId || !nazirName) throw new EndowmentsIncompleteError(missing);
    const nazir = await this.identity.findOrCreateByNationalId(ctx, {
      nationalId: nazirId,
      fullName: nazirName,
      role: 'nazir',
    });
    return nazir.id;
  }
}
