import { Injectable } from '@nestjs/common';
import type { ClosingItem } from '@waqf/contracts/closing';
import type { DaySpan } from '@waqf/formats';
import type { ClosingCheck } from '../../closing/index.js';
import type { Ctx } from '../../platform/index.js';
import { RepeatingOccurrences } from './shared/repeating-occurrences.js';

/**
 * Checks that no occurrence of a repeating transaction still waits for its answer in a fiscal year: once the year is
 * closed it could not be entered any more.
 */
@Injectable()
export class CheckOccurrencesAnswered implements ClosingCheck {
  constructor(private readonly occurrences: RepeatingOccurrences) {}

  async items(ctx: Ctx, { waqfId, ...span }: DaySpan & { waqfId: string }): Promise<ClosingItem[]> {
    const open = await this.occurrences.countOpen(ctx, waqfId, span);
    return [
      {
        key: 'repeating',
        done: open === 0,
        title: { ar: 'المعاملات المتكررة مسجّلة أو متجاوزة', en: 'Repeating transactions are entered or skipped' },
        detail:
          open === 0 ? null : { ar: `مواعيد تنتظر جوابك: ${open}`, en: `Occurrences that await an answer: ${open}` },
        to: `/transactions?waqf=${waqfId}`,
      },
    ];
  }
}
