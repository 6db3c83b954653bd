import type { ReportLine } from '@waqf/contracts/reporting';
import { useLanguage } from '@waqf/platform-web';
import { DualDate, DualPeriod } from '@waqf/ui/core';
import { statementTexts } from '../screens/statement.messages';
import { usePortalMessages } from './portal-messages';

/** The day on which a payment of the statement was made; an older server has only the label. */
export function PaidOn({ line: { label, payment } }: { line: ReportLine }) {
  const { language } = useLanguage();
  return payment ? <DualDate iso={payment.paidOn} short /> : label[language];
}

/** The days of the yield that was divided; null when an older server does not name them. */
export function useYieldDays() {
  const t = usePortalMessages(statementTexts);
  return ({ payment }: ReportLine) =>
    payment ? (
      <>
        {t('yield')} <DualPeriod from={payment.from} to={payment.to} />
      </>
    ) : null;
}
