import { Injectable } from '@nestjs/common';
import { displayBothCalendars, type Language } from '@waqf/formats';
import type { DeskMatter, DeskSource } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { yearName } from './domain/fiscal-year.js';
import { ReadYear } from './use-cases/read-year.js';

/** Fiscal years that are over and not closed: the oldest of each waqf, which is closed first. */
@Injectable()
export class YearsOnDesk implements DeskSource {
  constructor(private readonly read: ReadYear) {}

  async matters(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskMatter[]> {
    const matters: DeskMatter[] = [];
    for (const waqfId of waqfs.keys()) matters.push(...(await this.ofWaqf(ctx, waqfId)));
    return matters;
  }

  private async ofWaqf(ctx: Ctx, waqfId: string): Promise<DeskMatter[]> {
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
        text: {
          ar: `من ${bothCalendars(span.from, 'ar')} إلى ${bothCalendars(span.to, 'ar')}`,
          en: `${bothCalendars(span.from, 'en')} to ${bothCalendars(span.to, 'en')}`,
        },
        amount: null,
        due: null,
        to: `/waqf/${waqfId}/years/${span.year}`,
        open: { ar: 'أقفل السنة', en: 'Close the year' },
      },
    ];
  }
}

function bothCalendars(day: string, language: Language): string {
  const { hijri, gregorian } = displayBothCalendars(day, language);
  return `${hijri} (${gregorian})`;
}
