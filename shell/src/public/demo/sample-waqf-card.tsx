import { useMessages } from '@waqf/platform-web';
import { Amount, Card, DescriptionList, Seal, StatusTag } from '@waqf/ui/core';
import { demoMessages } from './investment-demo.messages';
import { sampleWaqf } from './sample-waqf';
import * as css from './investment-demo.module.css';

export function SampleWaqf() {
  const t = useMessages(demoMessages);
  const { value, income, upkeep, reserve, rented, units } = sampleWaqf;
  return (
    <Card>
      <div className={css.waqf}>
        <Seal approved />
        <div className={css.waqfName}>
          <h2>{t('waqf')}</h2>
          <p>{t('kind')}</p>
        </div>
        <StatusTag tone="neutral">{t('sample')}</StatusTag>
      </div>
      <DescriptionList
        lines
        items={[
          { label: t('value'), value: <Amount value={value} unit /> },
          { label: t('income'), value: <Amount value={income} unit /> },
          { label: t('upkeep'), value: <Amount value={upkeep} unit /> },
          { label: t('reserve'), value: <Amount value={reserve} unit /> },
          { label: t('rented'), value: t('rentedOf', { rented, units }) },
        ]}
      />
    </Card>
  );
}
