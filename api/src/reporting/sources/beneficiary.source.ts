import { Injectable } from '@nestjs/common';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import { type DaySpan, displayGregorian, displayHijri, type Language } from '@waqf/formats';
import { formatAmountForWire, sumHalalas } from '@waqf/money';
import { PaymentsFacade, type PaidPayment } from '../../distributions/index.js';
import type { Ctx } from '../../platform/index.js';
import type { OwnReportSource, ReportParts, ReportScope } from './report-sources.js';

type Section = NonNullable<ReportParts['sections']>[number];

/** What distributions paid a beneficiary, waqf by waqf, each payment on its day. */
@Injectable()
export class BeneficiaryStatement implements OwnReportSource {
  readonly type = 'beneficiary';
  readonly isOwn = true;

  constructor(private readonly payments: PaymentsFacade) {}

  async read(ctx: Ctx, { period, onBehalfOf }: Pick<ReportScope, 'period' | 'onBehalfOf'>): Promise<ReportParts> {
    const paid = await this.payments.paid(ctx, await this.payments.portalPersonId(ctx, { onBehalfOf }), period);
    const waqfIds = [...new Set(paid.map(({ waqfId }) => waqfId))];
    return {
      sections: waqfIds.map((id) =>
        sectionOf(
          id,
          paid.filter(({ waqfId }) => waqfId === id),
        ),
      ),
    };
  }

  /** The day of the first payment. */
  async firstDay(ctx: Ctx, query: PortalQuery): Promise<string | null> {
    return this.payments.firstPaidDay(ctx, await this.payments.portalPersonId(ctx, query));
  }
}

function sectionOf(waqfId: string, payments: readonly PaidPayment[]): Section {
  const name = payments[0]?.waqfName ?? '';
  return {
    key: waqfId,
    label: { ar: name, en: name },
    lines: payments.map(({ id, paidAt, from, to, amount }) => ({
      key: id,
      label: { ar: wordsOf('ar', paidAt, { from, to }), en: wordsOf('en', paidAt, { from, to }) },
      amount: formatAmountForWire(amount),
      before: null,
      opens: null,
    })),
    total: {
      key: 'received',
      label: { ar: 'مجموع ما وصلك', en: 'Received in all' },
      amount: formatAmountForWire(sumHalalas(payments.map(({ amount }) => amount))),
      before: null,
      opens: null,
    },
  };
}

/** When it was paid, in both calendars, and of which period. */
function wordsOf(language: Language, paidAt: Date, { from, to }: DaySpan): string {
  const gregorian = (day: string | Date) => displayGregorian(day, language);
  const paid = `${displayHijri(paidAt, language)} (${gregorian(paidAt)})`;
  return language === 'ar'
    ? `${paid}، غلة ${gregorian(from)} – ${gregorian(to)}`
    : `${paid}, yield of ${gregorian(from)} – ${gregorian(to)}`;
}
