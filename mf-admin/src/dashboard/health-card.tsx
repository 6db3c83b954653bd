import { useQuery } from '@tanstack/react-query';
import { labelOf } from '@waqf/contracts';
import { healthComponentLabels, healthFigureLabels } from '@waqf/contracts/operations';
import { loadingCatalogue } from '@waqf/contracts/messages';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadFailure } from '@waqf/screen-kit';
import { Card, CardSkeleton, Icon, List, ListRow, MoreLink } from '@waqf/ui/core';
import { healthQuery } from '../api/system-health';
import { CheckedAt } from '../system/checked-at';
import { HealthTag } from '../system/component-cards';
import { useFigureText } from '../system/figure-text';
import { dashboardMessages } from './dashboard.messages';

/** The services with their state and first figure, polled every 30 s. */
export function HealthCard() {
  const t = useMessages(dashboardMessages);
  const { language } = useLanguage();
  const measured = useFigureText();
  const { data, error, isFetching, refetch } = useQuery(healthQuery());
  if (error && !data)
    return (
      <LoadFailure
        error={error}
        title={t('healthUnknown')}
        otherwise={loadingCatalogue.systemHealth}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <CardSkeleton lines={6} />;
  return (
    <Card
      title={t('health')}
      extra={
        <MoreLink href="/admin/system" icon={<Icon.Next size={16} />}>
          {t('details')}
        </MoreLink>
      }
    >
      <List label={t('health')}>
        {data.components
          .filter(({ state }) => state !== 'off')
          .map(({ component, state, figures: [figure] }) => (
            <ListRow
              key={component}
              title={labelOf(healthComponentLabels, component, language)}
              text={
                figure ? (
                  <>
                    {labelOf(healthFigureLabels, figure.name, language)} <bdi>{measured(figure)}</bdi>
                  </>
                ) : undefined
              }
              end={<HealthTag state={state} />}
            />
          ))}
      </List>
      <CheckedAt at={data.checkedAt} />
    </Card>
  );
}
