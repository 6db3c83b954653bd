import { Injectable } from '@nestjs/common';
import { BankingFacade } from '../../banking/index.js';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import { selfAcceptedAt, type Endowment } from '../domain/waqf.js';
import { waqfStates } from '../domain/waqf-states.js';
import {
  EndowmentsAlreadyApprovedError,
  EndowmentsApproveForbiddenError,
  EndowmentsNotPendingError,
} from '../endowments.errors.js';
import { waqfApproved } from '../endowments.facts.js';
import { AppointNazir } from './appoint-nazir.js';
import { type Decided, WaqfData } from './shared/waqf-data.js';

export interface Approved {
  waqf: Endowment;
  bankAccountCreated: boolean;
}

interface Approval extends Decided {
  waqfId: string;
}

/** How long the call waits for the bank. After that the waqf has no main account yet, and a job opens it. */
const bankWaitMs = 5_000;

/** The founder confirms what was read: the data is locked, the nazir is appointed and the accounts are opened. */
@Injectable()
export class ApproveWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly data: WaqfData,
    private readonly nazirAppointment: AppointNazir,
    private readonly banking: BankingFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsApproveForbiddenError (403), EndowmentsAlreadyApprovedError
   * (409), EndowmentsNotPendingError, ChangedMeanwhileError (409), EndowmentsIncompleteError, EndowmentsUnsettledError
   * (422)
   */
  async execute(ctx: Ctx, input: Approval): Promise<Approved> {
    const waqf = await this.transactions.run(ctx, (ctx) => this.approve(ctx, input));
    return { waqf, bankAccountCreated: await this.banking.awaitMainAccount(waqf.id, bankWaitMs) };
  }

  /**
   * Does everything in one transaction with the waqf locked: when two approvals run at the same time, the second finds
   * the waqf approved.
   */
  private async approve(ctx: Ctx, { waqfId, ...decided }: Approval): Promise<Endowment> {
    const { waqf, person } = await this.access.asFounder(ctx, waqfId, () => new EndowmentsApproveForbiddenError());
    const status = waqfStates.next(waqf.status, 'approve', () =>
      waqf.status === 'approved' ? new EndowmentsAlreadyApprovedError() : new EndowmentsNotPendingError(),
    );
    const { details, explained } = await this.data.settled(ctx, waqf, decided);
    const nazirId = await this.nazirAppointment.appoint(ctx, details);
    const acceptedAt = selfAcceptedAt(waqf.waqifId, nazirId, ctx.clock.now());
    await this.data.approve(ctx, waqf, { by: person.userId, trustee: { nazirId, acceptedAt }, details });
    await this.banking.requestMainAccount(ctx, { waqfId: waqf.id, waqfName: waqf.name });
    await this.facts.record(ctx, waqfApproved, { waqfId: waqf.id, nazirId, differences: explained });
    return { ...waqf, status, nazirId, nazirAcceptedAt: acceptedAt, approvedAt: ctx.clock.now(), locked: details };
  }
}
