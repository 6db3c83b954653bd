import { Injectable } from '@nestjs/common';
import type { Filing, RecordFiling as Recorded } from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import {
  EndowmentsFilingClosedError,
  EndowmentsFilingDayError,
  EndowmentsFilingForbiddenError,
} from '../endowments.errors.js';
import { filingRecorded } from '../endowments.facts.js';
import { FilingRepository } from '../persistence/filing.repository.js';

/** The nazir records when the waqf was reported to the authority, and under which number. */
@Injectable()
export class RecordFiling {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly filings: FilingRepository,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsFilingForbiddenError (403), EndowmentsFilingClosedError (409),
   *   EndowmentsFilingDayError (422)
   */
  execute(ctx: Ctx, { waqfId, subjectId, filedOn, number }: Recorded & { waqfId: string }): Promise<Filing> {
    return this.transactions.run(ctx, async (ctx) => {
      // Because of the waqf's lock, only one of two concurrent recordings succeeds.
      const { person } = await this.access.asOneOf(ctx, waqfId, ['nazir'], () => new EndowmentsFilingForbiddenError());
      const duty = (await this.filings.open(ctx, [waqfId])).find((open) => open.subjectId === subjectId.toLowerCase());
      if (!duty) throw new EndowmentsFilingClosedError();
      if (filedOn > riyadhDay(ctx.clock.now())) throw new EndowmentsFilingDayError();
      const filing = { ...duty, filedOn, number };
      await this.filings.add(ctx, filing, person.userId);
      await this.facts.record(ctx, filingRecorded, {
        waqfId,
        subjectId: duty.subjectId,
        kind: duty.kind,
        filedOn,
        number,
      });
      return filing;
    });
  }
}
