import { useQuery } from '@tanstack/react-query';
import type { Report } from '@waqf/contracts/reporting';
import { formatAmountForWire, parseSignedAmount, sumHalalas } from '@waqf/money';
import { useLanguage } from '@waqf/platform-web';
import { LoadFailure, ReportFileProgress } from '@waqf/screen-kit';
import { Amount, Card, EmptyState, Icon, List, ListRow, ListSkeleton, PageHead, Stack, StatStrip } from '@waqf/ui/core';
import { getStatement } from '../api/statement';
import { PaidOn, useYieldDays } from '../components/payment-days';
import { PeriodChoice, usePeriod } from '../components/period-choice';
import { StatementButtons } from '../components/statement-file';
import { useYearFigures } from '../components/year-figures';
import { WardBanner } from '../components/ward-banner';
import { daysOf } from '../model/statement-period';
import { statementTexts } from './statement.messages';
import * as css from './statement.module.css';
import { usePortalMessages } from '../components/portal-messages';

/** `/beneficiary/reports`: the statement of a period, its file, and the year with its estimate. */
export function ReportsScreen() {
  const t = usePortalMessages(statementTexts);
  const [period, choose] = usePeriod();
  const days = daysOf(period, new Date());
  const { data, error, isPending, isFetching, refetch } = useQuery(getStatement(days));
  return (
    <>
      <WardBanner />
      <PageHead title={t('reports')} state={t('reportsState')} actions={<StatementButtons days={days} />} />
      <ReportFileProgress />
      <div className={css.period}>
        <PeriodChoice value={period} onChange={choose} />
      </div>
      {isPending ? <ListSkeleton rows={4} /> : null}
      {error ? (
        <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data ? <Statement report={data.report} /> : null}
    </>
  );
}

function Statement({ report: { sections } }: { report: Report }) {
  const t = usePortalMessages(statementTexts);
  const { language } = useLanguage();
  const yearFigures = useYearFigures();
  const yieldDays = useYieldDays();
  const total = sumHalalas(sections.map((section) => parseSignedAmount(section.total.amount)));
  return (
    <>
      <Stack gap={8}>
        <StatStrip
          items={[
            {
              label: t('total'),
              icon: <Icon.In size={18} />,
              value: <Amount value={formatAmountForWire(total)} unit />,
            },
            ...yearFigures,
          ]}
        />
        {yearFigures.length > 0 ? <small>{t('projectionNote')}</small> : null}
      </Stack>
      {sections.length === 0 ? (
        <EmptyState icon={<Icon.Chart size={28} />} title={t('empty')} text={t('emptyText')} />
      ) : null}
      {sections.map((section) => (
        <Card
          key={section.key}
          title={<bdi>{section.label[language]}</bdi>}
          note={t('inRiyals')}
          extra={<Amount value={section.total.amount} unit />}
        >
          <List label={section.label[language]}>
            {section.lines.map((line) => (
              <ListRow
                key={line.key}
                title={
                  <span className={css.line}>
                    <span>
                      <PaidOn line={line} />
                    </span>{' '}
                    <Amount value={line.amount} />
                  </span>
                }
                text={yieldDays(line)}
                href={`/beneficiary/payments/${line.key}`}
              />
            ))}
          </List>
        </Card>
      ))}
    </>
  );
}
