import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type BeneficiariesPreview, importLimits } from '@waqf/contracts/beneficiaries';
import { wholePercent } from '@waqf/formats';
import { errorMessage, useLanguage, useMessages } from '@waqf/platform-web';
import { approvedWaqfsQuery, LoadFailure, useWaqfChoices } from '@waqf/screen-kit';
import { Alert, Button, Icon, Ltr, PageHead, StatStrip, Surface } from '@waqf/ui/core';
import { Field, FileDrop, SelectInput } from '@waqf/ui/form';
import { ImportRows } from '../components/import-rows';
import { useImport } from '../components/use-import';
import { importMessages } from '../messages/import.messages';
import * as css from '../components/import.module.css';

/**
 * `/beneficiaries/import?waqf`: template, upload, every wrong cell with its reason, then importing all rows or none.
 */
export function ImportScreen() {
  const t = useMessages(importMessages);
  const [params, setParams] = useSearchParams();
  const waqfs = useQuery(approvedWaqfsQuery());
  const { options, only } = useWaqfChoices(waqfs.data ?? []);
  const waqfId = params.get('waqf') ?? only ?? '';
  const flow = useImport(waqfId);
  const sound = flow.preview ? flow.preview.rows.length - wrongRows(flow.preview) : 0;
  if (waqfs.isError)
    return (
      <>
        <PageHead back={{ href: '/beneficiaries', label: t('back') }} title={t('title')} state={t('state')} />
        <LoadFailure
          error={waqfs.error}
          title={t('waqfsFailed')}
          onRetry={() => void waqfs.refetch()}
          retrying={waqfs.isFetching}
        />
      </>
    );
  const ready = flow.preview !== null && flow.preview.faults.length === 0;
  return (
    <>
      <PageHead
        back={{ href: '/beneficiaries', label: t('back') }}
        title={t('title')}
        state={t('state')}
        actions={
          ready ? (
            <Button variant="primary" loading={flow.importing} onClick={() => void flow.submit()}>
              {t('submit', { count: sound })}
            </Button>
          ) : null
        }
      />
      <Surface>
        <div className={css.choice}>
          <a href="/api/beneficiaries/import-template" download className={css.template}>
            <Icon.Download size={18} /> {t('template')}
          </a>
          <Field label={t('waqf')} required>
            <SelectInput
              searchable
              value={waqfId || undefined}
              onChange={(id) => {
                setParams(id ? { waqf: id } : {}, { replace: true });
                flow.take(null);
              }}
              options={options}
            />
          </Field>
          <FileDrop
            label={flow.preview && !ready ? t('mended') : t('file')}
            accept=".xlsx"
            maxBytes={importLimits.bytes}
            file={flow.file ? { name: flow.file.name, bytes: flow.file.size } : null}
            onFile={flow.take}
            disabled={waqfId === ''}
            progress={flow.share === null ? undefined : wholePercent(flow.share)}
            hint={waqfId === '' ? t('waqfMissing') : t('hint', { rows: importLimits.rows })}
            refusals={{ fileWrongType: t('wrongType') }}
          />
        </div>
      </Surface>
      <Refusal error={flow.error} />
      {flow.preview ? <Shown preview={flow.preview} sound={sound} /> : null}
    </>
  );
}

const wrongRows = ({ faults }: BeneficiariesPreview): number => new Set(faults.map(({ row }) => row)).size;

function Refusal({ error }: { error: unknown }) {
  const t = useMessages(importMessages);
  const { language } = useLanguage();
  if (!error) return null;
  return (
    <Alert tone="error" title={t('refused')}>
      {errorMessage(error, language)}
    </Alert>
  );
}

function Shown({ preview, sound }: { preview: BeneficiariesPreview; sound: number }) {
  const t = useMessages(importMessages);
  const { language } = useLanguage();
  const { faults, totalPercentage, warning } = preview;
  return (
    <>
      <StatStrip
        items={[
          { label: t('good'), icon: <Icon.Check size={18} />, value: sound, note: t('goodNote') },
          {
            label: t('wrong'),
            icon: <Icon.Warning size={18} />,
            value: faults.length,
            note: faults.length > 0 ? t('wrongNote') : undefined,
          },
          { label: t('shares'), icon: <Icon.Scale size={18} />, value: <Ltr>{`${totalPercentage}%`}</Ltr> },
        ]}
      />
      {faults.length > 0 ? (
        <Alert tone="warning" title={t('nothing')}>
          {t('nothingText')}
        </Alert>
      ) : null}
      {warning ? <Alert tone="error">{warning[language]}</Alert> : null}
      <ImportRows preview={preview} />
    </>
  );
}
