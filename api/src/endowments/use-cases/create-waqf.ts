import { Injectable } from '@nestjs/common';
import type { CreateWaqf as Input } from '@waqf/contracts/endowments';
import { Facts, Transactions, type Ctx } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import type { Endowment } from '../domain/waqf.js';
import { waqfCreated } from '../endowments.facts.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';

/** A founder creates a waqf: a draft without deeds. */
@Injectable()
export class CreateWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly waqfs: WaqfRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws EndowmentsCreateForbiddenError (403) */
  async execute(ctx: Ctx, { name, description }: Input): Promise<Endowment> {
    const { userId } = this.access.toCreate(ctx);
    return this.transactions.run(ctx, async (ctx) => {
      const waqf = await this.waqfs.add(ctx, { waqifId: userId, name, description });
      await this.facts.record(ctx, waqfCreated, { waqfId: waqf.id, name });
      return waqf;
    });
  }
}
