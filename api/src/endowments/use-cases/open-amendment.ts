import { Injectable } from '@nestjs/common';
import { Facts, type Ctx } from '../../platform/index.js';
import { amendmentOpened } from '../endowments.facts.js';
import { AmendmentRepository } from '../persistence/amendment.repository.js';

/** Finds the open amendment of an approved waqf, or opens one. */
@Injectable()
export class OpenAmendment {
  constructor(
    private readonly amendments: AmendmentRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * Runs in the caller's transaction, which has locked the waqf.
   * @param by user id
   * @returns the id of the amendment that is already open, or of a new one
   */
  async execute(ctx: Ctx, waqfId: string, by: string): Promise<string> {
    const open = await this.amendments.open(ctx, waqfId);
    if (open) return open.id;
    const { id } = await this.amendments.add(ctx, waqfId, by);
    await this.facts.record(ctx, amendmentOpened, { waqfId, amendmentId: id });
    return id;
  }
}
