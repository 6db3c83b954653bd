import { useMessages } from '@waqf/platform-web';
import { Card, Icon, MoreLink, Stack, StatStrip } from '@waqf/ui/core';
import { messages } from './wallet-parts.messages';
import { messages as statementMessages } from '../screens/statement.messages';
import { useYearFigures } from './year-figures';

/** The year with its estimate, and a link to the statement. */
export function YearReport() {
  const t = useMessages(messages);
  const words = useMessages(statementMessages);
  const figures = useYearFigures();
  return (
    <Card title={t('yearReport')}>
      <Stack gap={12}>
        {figures.length > 0 ? (
          <>
            <StatStrip items={figures} />
            <small>{words('projectionNote')}</small>
          </>
        ) : null}
        <MoreLink href="/beneficiary/reports" icon={<Icon.Next size={16} />}>
          {t('openReports')}
        </MoreLink>
      </Stack>
    </Card>
  );
}
