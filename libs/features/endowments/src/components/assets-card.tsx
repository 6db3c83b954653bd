import { useQuery } from '@tanstack/react-query';
import { knownValue } from '@waqf/contracts';
import { type AssetValue, type AssetValues, waqfSizes, type WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { LoadedPart } from '@waqf/screen-kit';
import { Amount, Card, DescriptionList, DualDate, List, ListRow, Stack } from '@waqf/ui/core';
import { assetValuesQuery } from '../api/asset-values';
import { assetsMessages } from '../messages/assets.messages';
import { RecordAssetValue } from './record-asset-value';
import * as css from './waqf-facts.module.css';

/** The value of the assets, its supporting document, the waqf's size class that follows from it, and earlier values. */
export function AssetsCard({ waqf }: { waqf: WaqfView['waqf'] }) {
  const t = useMessages(assetsMessages);
  const query = useQuery(assetValuesQuery(waqf.id));
  const newer = (query.data?.values.length ?? 0) > 0;
  return (
    <Card
      title={t('title')}
      note={t('note')}
      extra={query.data?.may.record ? <RecordAssetValue waqfId={waqf.id} waqfName={waqf.name} newer={newer} /> : null}
    >
      <LoadedPart query={query} title={t('failed')}>
        {(data) => <Values data={data} />}
      </LoadedPart>
    </Card>
  );
}

function Values({ data }: { data: AssetValues }) {
  const t = useMessages(assetsMessages);
  const [current, ...before] = data.values;
  const size = data.size === null ? undefined : knownValue(waqfSizes, data.size);
  if (!current) return <p className={css.purpose}>{t(data.may.record ? 'none' : 'noneToSee')}</p>;
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          { label: t('value'), value: <Amount value={current.amount} unit /> },
          ...(size ? [{ label: t('size'), value: t(`size.${size}`, data.limits) }] : []),
          { label: t('valuedOn'), value: <DualDate iso={current.valuedOn} /> },
          { label: t('source'), value: <Source value={current} /> },
          { label: t('recordedBy'), value: <bdi>{current.recordedBy}</bdi> },
        ]}
      />
      {before.length > 0 ? (
        <div>
          <h3 className={css.purpose}>{t('before')}</h3>
          <List label={t('before')}>
            {before.map((value) => (
              <ListRow
                key={value.id}
                title={<DualDate iso={value.valuedOn} />}
                text={<Source value={value} />}
                value={<Amount value={value.amount} unit />}
              />
            ))}
          </List>
        </div>
      ) : null}
    </Stack>
  );
}

function Source({ value: { source, reference } }: { value: AssetValue }) {
  const t = useMessages(assetsMessages);
  return (
    <>
      {t.of('source.', source)} · <bdi>{reference}</bdi>
    </>
  );
}
