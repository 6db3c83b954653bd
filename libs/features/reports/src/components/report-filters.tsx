import { reportTitles, waqfReportTypes, type ReportType } from '@waqf/contracts/reporting';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { DaysFilter, FilterBar, WaqfFilter } from '@waqf/screen-kit';
import { Segmented } from '@waqf/ui/core';
import { Field, SelectInput } from '@waqf/ui/field';
import { reportsMessages } from '../messages/reports.messages';
import { hasFilter, noOpenFigure, periods, type Period, type ReportFilter } from '../model/report-filter';
import * as css from './reports.module.css';

const tabs = ['financial', 'waqf_summary', 'detailed'] as const;
type Tab = (typeof tabs)[number] | 'statement';
const statements = waqfReportTypes.filter((type) => !tabs.some((tab) => tab === type));

const tabOf = (type: ReportType): Tab => tabs.find((tab) => tab === type) ?? 'statement';

/** The choice of waqf, days and report; all are kept in the address. */
export function ReportFilters({
  filter,
  onChange,
  waqfs,
}: {
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
  waqfs: readonly WaqfSummary[];
}) {
  const t = useMessages(reportsMessages);
  const { language } = useLanguage();
  const set = (next: Partial<ReportFilter>) => onChange({ ...filter, ...next });
  const tab = tabOf(filter.type);
  const choose = (next: Tab) => set({ type: next === 'statement' ? 'charge_discharge' : next });
  return (
    <FilterBar
      label={t('filters')}
      className={css.filters}
      narrowed={hasFilter(filter)}
      onClear={() => set({ waqfId: undefined, period: 'current_month', ...noOpenFigure })}
    >
      <WaqfFilter value={filter.waqfId} onChange={(waqfId) => set({ waqfId })} waqfs={waqfs} />
      <Field label={t('period')}>
        <SelectInput<Period>
          value={filter.period}
          onChange={(period = 'current_month') => set({ period })}
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </Field>
      <Field label={t('type')} group>
        <Segmented<Tab>
          label={t('type')}
          value={tab}
          onChange={choose}
          options={([...tabs, 'statement'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </Field>
      {tab === 'statement' ? (
        <Field label={t('statement')}>
          <SelectInput<ReportType>
            value={filter.type}
            onChange={(type = 'charge_discharge') => set({ type })}
            options={statements.map((value) => ({ value, label: reportTitles[value][language] }))}
          />
        </Field>
      ) : null}
      {filter.period === 'range' ? <DaysFilter from={filter.from} to={filter.to} onChange={set} /> : null}
    </FilterBar>
  );
}
