import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { knownValue } from '@waqf/contracts';
import { fiscalCalendars, type FiscalYearList } from '@waqf/contracts/closing';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { MoneyFailure, useMoneyEvents, waqfQuery } from '@waqf/screen-kit';
import {
  Button,
  Card,
  DescriptionList,
  DualPeriod,
  Icon,
  IconTile,
  List,
  ListRow,
  PageHead,
  PageSkeleton,
  Stack,
} from '@waqf/ui/core';
import { yearsQuery } from '../api/get-years';
import { CalendarDialog } from '../components/calendar-dialog';
import { useYearName, YearStateTag } from '../components/year-name';
import { yearsMessages } from '../messages/years.messages';
import { monthChoices } from '../model/month-choices';

/**
 * `/waqf/:waqfId/years`: the fiscal years of a waqf, newest first. `?calendar` opens the dialog to choose the calendar.
 */
export function YearsScreen() {
  const t = useMessages(yearsMessages);
  const { waqfId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const nameOf = useYearName();
  const waqf = useQuery(waqfQuery(waqfId));
  const list = useQuery(yearsQuery(waqfId));
  useMoneyEvents(waqfId);
  const failed = [waqf, list].find(({ isError }) => isError);
  if (failed)
    return <MoneyFailure error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />;
  if (!waqf.data || !list.data) return <PageSkeleton />;
  const { mayChangeCalendar, years } = list.data;
  return (
    <>
      <PageHead
        back={{ label: waqf.data.waqf.name, href: `/waqf/${waqfId}/details` }}
        title={t('title')}
        state={t('state')}
        actions={
          mayChangeCalendar ? <Button onClick={() => setParams({ calendar: 'choose' })}>{t('change')}</Button> : null
        }
      />
      <CalendarCard list={list.data} />
      <Card title={t('list')} padding="none">
        <List edge label={t('list')}>
          {years.map((year) => (
            <ListRow
              key={year.year}
              lead={
                <IconTile
                  icon={year.state === 'closed' ? <Icon.Lock /> : <Icon.Calendar />}
                  tone={year.state === 'ended' ? 'gold' : 'neutral'}
                />
              }
              href={`/waqf/${waqfId}/years/${year.year}`}
              title={nameOf(year)}
              text={
                <Stack gap={4}>
                  <DualPeriod from={year.from} to={year.to} />
                  <span>
                    <YearStateTag state={year.state} />
                  </span>
                </Stack>
              }
            />
          ))}
        </List>
      </Card>
      {mayChangeCalendar && params.get('calendar') !== null ? (
        <CalendarDialog waqfId={waqfId} list={list.data} onClose={() => setParams({}, { replace: true })} />
      ) : null}
    </>
  );
}

function CalendarCard({ list: { calendar, startMonth } }: { list: FiscalYearList }) {
  const t = useMessages(yearsMessages);
  const { language } = useLanguage();
  const known = knownValue(fiscalCalendars, calendar);
  const months = known === undefined ? [] : monthChoices(known, language);
  return (
    <Card>
      <DescriptionList
        items={[
          { label: t('calendar'), value: t.of('calendar.', calendar) },
          { label: t('startMonth'), value: months[startMonth - 1]?.label ?? String(startMonth) },
        ]}
      />
    </Card>
  );
}
