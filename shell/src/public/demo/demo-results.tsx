import { percentageOf } from '@waqf/money';
import { useState } from 'react';
import { displayGregorian, rounded } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import {
  Alert,
  Amount,
  Card,
  DescriptionList,
  Grid,
  Icon,
  IconTile,
  List,
  ListRow,
  Ltr,
  Stack,
  Tabs,
} from '@waqf/ui/core';
import { BarChart, LineChart, RingChart } from '@waqf/ui/data';
import { demoMessages } from './investment-demo.messages';
import { sampleGains, sampleMonths, samplePlacement, sampleRentIndex, sampleWaqf } from './sample-waqf';
import * as css from './investment-demo.module.css';

/** The three result tabs of the specification. */
export function DemoResults() {
  const t = useMessages(demoMessages);
  const [tab, setTab] = useState('recommendations');
  return (
    <Tabs
      label={t('results')}
      value={tab}
      onChange={setTab}
      items={[
        { key: 'recommendations', label: t('recommendations'), content: <Recommendations /> },
        { key: 'analysis', label: t('analysis'), content: <Analysis /> },
        { key: 'market', label: t('market'), content: <Market /> },
      ]}
    />
  );
}

function Recommendations() {
  const t = useMessages(demoMessages);
  const items = [
    { key: 'vacancy', icon: <Icon.Building /> },
    { key: 'contract', icon: <Icon.Settings /> },
    { key: 'placement', icon: <Icon.Chart /> },
  ] as const;
  return (
    <Stack>
      <Alert tone="gold">{t('terms')}</Alert>
      <Grid columns="3:2">
        <Card title={t('recommendations')} note={t('gain')}>
          <List>
            {items.map(({ key, icon }) => (
              <ListRow
                key={key}
                lead={<IconTile icon={icon} tone="success" />}
                title={t(`${key}Title`)}
                text={t(`${key}Text`)}
                value={<Amount value={sampleGains[key]} signed unit />}
              />
            ))}
          </List>
        </Card>
        <Card title={t('placementChart')}>
          <RingChart
            label={t('placementChart')}
            slices={samplePlacement.map(({ key, percent }) => ({ label: t(key), value: percent, text: `${percent}%` }))}
            centre={<Amount value={sampleWaqf.reserve} unit />}
          />
        </Card>
      </Grid>
    </Stack>
  );
}

/** The names of the sample's six months, oldest first. */
function useMonthNames(): string[] {
  const { language } = useLanguage();
  return sampleMonths.income.map((_, month) =>
    displayGregorian(`2026-${String(month + 1).padStart(2, '0')}-15`, language, 'monthName'),
  );
}

function Analysis() {
  const t = useMessages(demoMessages);
  const months = useMonthNames();
  const { income, upkeep, value, rented, units } = sampleWaqf;
  const share = (number: number) => <Ltr>{number}%</Ltr>;
  return (
    <Grid columns="3:2">
      <Card title={t('monthsChart')}>
        <BarChart
          label={t('monthsChart')}
          labels={months}
          unit={t('thousands')}
          series={[
            { name: t('incomeSeries'), values: [...sampleMonths.income], kind: 'income' },
            { name: t('expenseSeries'), values: [...sampleMonths.upkeep], kind: 'expense' },
          ]}
        />
      </Card>
      <Card title={t('figures')}>
        <DescriptionList
          lines
          items={[
            { label: t('income'), value: <Amount value={income} unit /> },
            { label: t('upkeep'), value: <Amount value={upkeep} unit /> },
            { label: t('yield'), value: share(percentageOf(income, value)) },
            { label: t('net'), value: share(percentageOf(income - upkeep, value)) },
            { label: t('occupancy'), value: share(percentageOf(BigInt(rented), BigInt(units), 0)) },
          ]}
        />
      </Card>
    </Grid>
  );
}

function Market() {
  const t = useMessages(demoMessages);
  const newest = sampleRentIndex[sampleRentIndex.length - 1] ?? 0;
  const insights = [
    { key: 'rents', icon: <Icon.TrendUp />, values: { rise: rounded(newest - sampleRentIndex[0], 1) } },
    { key: 'demand', icon: <Icon.People />, values: {} },
    { key: 'risk', icon: <Icon.Warning />, values: {} },
  ] as const;
  return (
    <Grid columns="3:2">
      <Card title={t('indexChart')}>
        <LineChart
          label={t('indexChart')}
          seriesName={t('indexSeries')}
          newestLabel={t('indexNow', { value: newest })}
          height={240}
          points={sampleRentIndex.map((value, index) => ({ label: t('quarter', { number: index + 1 }), value }))}
        />
      </Card>
      <Card title={t('insights')}>
        <ul className={css.insights}>
          {insights.map(({ key, icon, values }) => (
            <li key={key}>
              <IconTile icon={icon} tone={key === 'risk' ? 'warning' : 'success'} />
              <div>
                <h3>{t(`${key}Title`)}</h3>
                <p>{t(`${key}Text`, values)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Grid>
  );
}
