import { Injectable } from '@nestjs/common';
import type { CreateWaqf as Input } from '@waqf/contracts/endowments';
import { Audit, personOf, Transactions, type Ctx } from '../../platform/index.js';
import type { Endowment } from '../domain/waqf.js';
import { EndowmentsCreateForbiddenError } from '../endowments.errors.js';
import { KeepFindable } from '../keep-findable.js';
import { WaqfRepository } from '../persistence/waqf.repository.js';

/** A founder begins a waqf: a draft without deeds. */
@Injectable()
export class CreateWaqf {
  constructor(
    private readonly transactions: Transactions,
    private readonly waqfs: WaqfRepository,
    private readonly findable: KeepFindable,
    private readonly audit: Audit,
  ) {}

  /** @throws EndowmentsCreateForbiddenError (403) */
  async execute(ctx: Ctx, input: Input): Promise<Endowment> {
    const person = personOf(ctx);
    if (!person.capabilities.has('waqf.create')) throw new EndowmentsCreateForbiddenError();
    return this.transactions.run(ctx, async (ctx) => {
      const waqf = await this.waqfs.add(ctx, {
        waqifId: person.userId,
        name: input.name,
        description: input.description,
      });
      await this.findable.keep(ctx, waqf.id);
      await this.audit.record(ctx, 'endowments.create', { type: 'waqf', id: waqf.id });
      return waqf;
    });
  }
}
