import { useMessages } from '@waqf/platform-web';
import { ReportFileButtons } from '@waqf/screen-kit';
import { statementFilters, type StatementDays } from '../api/statement';
import { messages } from '../screens/statement.messages';

/** Buttons that request a file of the statement of these days. */
export function StatementButtons({ days }: { days: StatementDays }) {
  const t = useMessages(messages);
  return (
    <ReportFileButtons
      report="beneficiary"
      filters={() => statementFilters(days)}
      formats={['pdf', 'xlsx']}
      label={(format) => (format === 'pdf' ? t('ask.pdf') : t('ask.xlsx'))}
    />
  );
}
