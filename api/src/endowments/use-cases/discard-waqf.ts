import { Injectable } from '@nestjs/common';
import { DocumentsFacade } from '../../documents/index.js';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import type { Endowment } from '../domain/waqf.js';
import { waqfStates } from '../domain/waqf-states.js';
import { EndowmentsAlreadyApprovedError, EndowmentsNotDiscardedError } from '../endowments.errors.js';
import { waqfDiscarded, waqfRestored } from '../endowments.facts.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';
import { UpdateWaqfStatus } from './update-waqf-status.js';

/** The founder discards a waqf that was never approved, and restores it (ADR 172). Nothing is deleted. */
@Injectable()
export class DiscardWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly waqfs: WaqfRepository,
    private readonly documents: DocumentsFacade,
    private readonly status: UpdateWaqfStatus,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), EndowmentsAlreadyApprovedError,
   * EndowmentsDiscardedError (409)
   */
  async execute(ctx: Ctx, input: { waqfId: string }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.access.asFounder(ctx, input.waqfId);
      const status = waqfStates.next(waqf.status, 'discard', () => new EndowmentsAlreadyApprovedError());
      await this.documents.setAside(ctx, waqf.id);
      await this.waqfs.discard(ctx, waqf.id);
      await this.facts.record(ctx, waqfDiscarded, { waqfId: waqf.id, before: waqf.status });
      return { ...waqf, status, discardedAt: ctx.clock.now() };
    });
  }

  /**
   * With all three deeds read, it is under review again.
   * @throws MembershipWaqfNotFoundError (404), EndowmentsEditForbiddenError (403), EndowmentsNotDiscardedError (409)
   */
  async restore(ctx: Ctx, input: { waqfId: string }): Promise<Endowment> {
    return this.transactions.run(ctx, async (ctx) => {
      const { waqf } = await this.access.toRestore(ctx, input.waqfId);
      const status = waqfStates.next(waqf.status, 'restore', () => new EndowmentsNotDiscardedError());
      await this.waqfs.restore(ctx, waqf.id);
      await this.documents.takeBack(ctx, waqf.id);
      await this.facts.record(ctx, waqfRestored, { waqfId: waqf.id });
      const restored: Endowment = { ...waqf, status, discardedAt: null };
      return { ...restored, status: await this.status.update(ctx, restored) };
    });
  }
}
