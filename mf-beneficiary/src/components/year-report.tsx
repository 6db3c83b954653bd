import { Card, Icon, MoreLink, Stack, StatStrip } from '@waqf/ui/core';
import { walletTexts } from './wallet-parts.messages';
import { statementTexts } from '../screens/statement.messages';
import { useYearFigures } from './year-figures';
import { usePortalMessages } from './portal-messages';

/** The year with its estimate, and a link to the statement. */
export function YearReport() {
  const t = usePortalMessages(walletTexts);
  const words = usePortalMessages(statementTexts);
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
