import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import type { PortalQuery } from '@waqf/contracts/beneficiaries';
import { wardReportTitle } from '@waqf/contracts/reporting';
import {
  bothCalendarsSpanText,
  bothCalendarsText,
  type DaySpan,
  type Language,
  noonOfDay,
  riyadhDay,
} from '@waqf/formats';
import { formatAmountForWire, sumHalalas } from '@waqf/money';
import { BeneficiariesFacade } from '../../beneficiaries/index.js';
import { PaymentsFacade, type PaidPayment } from '../../distributions/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import type { OwnReportSource, ReportParts, ReportScope } from './report-sources.js';

type Section = NonNullable<ReportParts['sections']>[number];

/** What distributions paid to a beneficiary, by waqf, each payment with its day. */
@Injectable()
export class BeneficiaryStatement implements OwnReportSource {
  readonly type = 'beneficiary';
  readonly isOwn = true;

  constructor(
    private readonly payments: PaymentsFacade,
    private readonly beneficiaries: BeneficiariesFacade,
    private readonly identity: IdentityFacade,
  ) {}

  async read(ctx: Ctx, { period, onBehalfOf }: Pick<ReportScope, 'period' | 'onBehalfOf'>): Promise<ReportParts> {
    const paid = await this.payments.paid(ctx, await this.payments.portalPersonId(ctx, { onBehalfOf }), period);
    const waqfIds = [...new Set(paid.map(({ waqfId }) => waqfId))];
    const holder = await this.holderOf(ctx, { onBehalfOf });
    return {
      holder,
      ...(holder.guardian ? { title: wardReportTitle } : {}),
      sections: waqfIds.map((id) =>
        sectionOf(
          id,
          paid.filter(({ waqfId }) => waqfId === id),
          holder.guardian ? totals.ward : totals.own,
        ),
      ),
    };
  }

  /** The user, or the minor whom the user is the guardian of. */
  private async holderOf(ctx: Ctx, { onBehalfOf }: PortalQuery): Promise<NonNullable<ReportParts['holder']>> {
    const { userId } = personOf(ctx);
    const fullName = (await this.identity.person(ctx, userId))?.fullName ?? '';
    if (onBehalfOf === undefined) return { fullName, guardian: null };
    const ward = (await this.beneficiaries.wardsOf(ctx)).find(({ id }) => id === onBehalfOf);
    return { fullName: ward?.fullName ?? '', guardian: { fullName, deed: ward?.deed ?? '' } };
  }

  /** The day of the first payment. */
  async firstDay(ctx: Ctx, query: PortalQuery): Promise<string | null> {
    return this.payments.firstPaidDay(ctx, await this.payments.portalPersonId(ctx, query));
  }
}

const totals = {
  own: { ar: 'مجموع ما وصلك', en: 'Total received' },
  ward: { ar: 'مجموع ما قُبض له', en: 'Total received' },
};

function sectionOf(waqfId: string, payments: readonly PaidPayment[], total: Bilingual): Section {
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
      payment: { paidOn: riyadhDay(paidAt), from, to },
    })),
    total: {
      key: 'received',
      label: total,
      amount: formatAmountForWire(sumHalalas(payments.map(({ amount }) => amount))),
      before: null,
      opens: null,
    },
  };
}

/** The day of payment and the period of the yield, each in both calendars. */
function wordsOf(language: Language, paidAt: Date, { from, to }: DaySpan): string {
  const paid = bothCalendarsText(paidAt, language);
  const period = bothCalendarsSpanText(noonOfDay(from), noonOfDay(to), language);
  return language === 'ar' ? `${paid}، غلة ${period}` : `${paid}, yield of ${period}`;
}
