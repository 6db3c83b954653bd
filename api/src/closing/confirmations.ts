import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { bothCalendarsOfDay } from '@waqf/formats';
import { halalas } from '@waqf/money';
import { type StepUpKind, StepUpKinds } from '../identity/index.js';
import type { Ctx } from '../platform/index.js';
import { ClosingAccess } from './access.js';
import { ClosingYearNotFoundError } from './closing.errors.js';
import { yearName } from './domain/fiscal-year.js';
import { ReadYear } from './use-cases/read-year.js';

/** The id of the act: `<waqf>:<year>`. */
const yearId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{4})$/i;

/** What the nazir confirms in Nafath before a year is closed. */
@Injectable()
export class ConfirmClosing implements StepUpKind, OnModuleInit {
  readonly kind = 'year';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly access: ClosingAccess,
    private readonly read: ReadYear,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws MembershipWaqfNotFoundError, ClosingYearNotFoundError (404), ClosingForbiddenError (403) */
  async describe(ctx: Ctx, { id }: StepUpAct) {
    const [, waqfId, year] = yearId.exec(id) ?? [];
    if (waqfId === undefined) throw new ClosingYearNotFoundError();
    const { waqfName } = await this.access.toClose(ctx, waqfId);
    const years = await this.read.years(ctx, waqfId);
    const span = this.read.spanOf(years, Number(year));
    const { figures } = await this.read.figures(ctx, waqfId, span);
    const plain = (text: string) => ({ ar: text, en: text });
    return {
      title: { ar: 'تقفل السنة المالية', en: 'You close the fiscal year' },
      amount: halalas(BigInt(figures.closing.total.replace('.', ''))),
      lines: [
        { label: { ar: 'الوقف', en: 'Waqf' }, value: plain(waqfName) },
        { label: { ar: 'السنة', en: 'Year' }, value: yearName(years.rule, span) },
        { label: { ar: 'من', en: 'From' }, value: bothCalendarsOfDay(span.from) },
        { label: { ar: 'إلى', en: 'To' }, value: bothCalendarsOfDay(span.to) },
      ],
    };
  }
}
