import { Injectable } from '@nestjs/common';
import { arabicCount, arabicNouns } from '@waqf/formats';
import type { DeskTask, DeskSource } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import { type Ctx, legalDeadlines, Settings } from '../platform/index.js';
import { workingDaysAfter } from './domain/filing.js';
import { AssetValueRepository } from './persistence/asset-value.repository.js';
import { FilingRepository } from './persistence/filing.repository.js';

const dayForms = { one: 'يوم عمل', two: 'يوما عمل', few: 'أيام عمل', many: 'يوم عمل', other: 'يوم عمل' };
const words = {
  registration: {
    title: { ar: 'تسجيل الوقف لدى الجهة المختصة', en: 'Registration of the waqf with the authority' },
    time: (days: number) => ({
      ar: `المهلة ${arabicCount(days, dayForms)} من اعتماد الوقف`,
      en: `Due ${days} working days after the approval`,
    }),
  },
  change: {
    title: { ar: 'إبلاغ الجهة المختصة بتعديل الوقف', en: 'Report of an amendment to the authority' },
    time: (days: number) => ({
      ar: `المهلة ${arabicCount(days, dayForms)} من اعتماد التعديل`,
      en: `Due ${days} working days after the amendment`,
    }),
  },
};

/**
 * Puts on the desk what the waqf must report to the authority by a legal deadline, until the nazir records that it was
 * reported.
 */
@Injectable()
export class FilingsOnDesk implements DeskSource {
  constructor(
    private readonly filings: FilingRepository,
    private readonly values: AssetValueRepository,
    private readonly settings: Settings,
  ) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const settings = await this.settings.read(ctx);
    const { recordYears, deadlinesSource } = settings;
    const duties = await this.filings.open(ctx, [...waqfs.keys()]);
    const values = await this.values.inForce(
      ctx,
      duties.map(({ waqfId }) => waqfId),
    );
    return duties.map(({ subjectId, waqfId, kind, aroseOn }) => {
      const times = legalDeadlines(settings, values.get(waqfId) ?? null);
      const days = kind === 'registration' ? times.registrationWorkingDays : times.changeWorkingDays;
      const { title, time } = words[kind];
      return {
        key: `filing-${subjectId}`,
        kind: 'filing_due',
        waqfId,
        title,
        text: {
          ar: `${time(days).ar}، ${times.because.ar}، ويُحفظ السجل ${arabicCount(recordYears, arabicNouns.year)}. المصدر: ${deadlinesSource}.`,
          en: `${time(days).en}; ${times.because.en}. Records are kept for ${recordYears} years. Source: ${deadlinesSource}.`,
        },
        amount: null,
        due: workingDaysAfter(aroseOn, days),
        to: `/waqf/${waqfId}`,
        open: { ar: 'افتح الوقف', en: 'Open the waqf' },
        filing: { subjectId },
        ...(times.size === 'unknown' ? { assetValueUnknown: true } : {}),
      };
    });
  }
}
