import { Injectable } from '@nestjs/common';
import { bothCalendarsText, type DaySpan, type Language, noonOfDay } from '@waqf/formats';
import type { DeskTask, DeskSource } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { yearName } from './domain/fiscal-year.js';
import { ReadYear } from './use-cases/read-year.js';

/**
 * Puts fiscal years that are over and not closed on the desk: of each waqf the oldest one, which must be closed first.
 */
@Injectable()
export class YearsOnDesk implements DeskSource {
  constructor(private readonly read: ReadYear) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const tasks: DeskTask[] = [];
    for (const waqfId of waqfs.keys()) tasks.push(...(await this.ofWaqf(ctx, waqfId)));
    return tasks;
  }

  private async ofWaqf(ctx: Ctx, waqfId: string): Promise<DeskTask[]> {
    const years = await this.read.years(ctx, waqfId);
    const span = this.read.nextToClose(ctx, years);
    if (!span) return [];
    const name = yearName(years.rule, span);
    return [
      {
        key: `year-${waqfId}`,
        kind: 'year_to_close',
        waqfId,
        title: { ar: `سنة ${name.ar} انتهت ولم تُقفل`, en: `The year ${name.en} is over and not closed` },
        text: { ar: spanText(span, 'ar'), en: spanText(span, 'en') },
        amount: null,
        due: null,
        to: `/waqf/${waqfId}/years/${span.year}`,
        open: { ar: 'أقفل السنة', en: 'Close the year' },
      },
    ];
  }
}

/** The first and the last day of the year, in both calendars. */
function spanText(span: DaySpan, language: Language): string {
  const [from, to] = [span.from, span.to].map((day) => bothCalendarsText(noonOfDay(day), language));
  return language === 'ar' ? `من ${from} إلى ${to}` : `${from} to ${to}`;
}
