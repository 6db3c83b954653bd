import { Injectable } from '@nestjs/common';
import type { ClosingItem } from '@waqf/contracts/closing';
import type { DaySpan } from '@waqf/formats';
import type { ClosingCheck } from '../../closing/index.js';
import type { Ctx } from '../../platform/index.js';
import { RunRepository } from '../persistence/run.repository.js';

/** Checks that the distributions that overlap a fiscal year have ended before the year is closed. */
@Injectable()
export class CheckRunsClosed implements ClosingCheck {
  constructor(private readonly runs: RunRepository) {}

  async items(ctx: Ctx, { waqfId, ...span }: DaySpan & { waqfId: string }): Promise<ClosingItem[]> {
    const open = await this.runs.countOpen(ctx, waqfId, span);
    return [
      {
        key: 'distributions',
        done: open === 0,
        title: { ar: 'دورات التوزيع مقفلة', en: 'Distributions are closed' },
        detail: open === 0 ? null : { ar: `دورات لم تُقفل: ${open}`, en: `Distributions not closed: ${open}` },
        to: `/waqf/${waqfId}/distributions`,
      },
    ];
  }
}
