import { useState } from 'react';
import { statementLimits, type StatementImported, type StatementPreview } from '@waqf/contracts/reconciliation';
import { wholePercent } from '@waqf/formats';
import { errorMessage, HttpError, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Dialog, useToast } from '@waqf/ui/core';
import { AmountInput, Field, FileDrop } from '@waqf/ui/form';
import { useImportStatement, usePreviewStatement, useRemoveStatement } from '../api/reconcile';
import { importMessages } from '../messages/reconciliation.messages';
import { ColumnChoice, placesOf, type ChosenColumns } from './column-choice';
import { ImportPreview } from './import-preview';
import * as css from './reconciliation.module.css';

const accepted = '.csv,.txt,.sta,.940,.mt940,.xml,.053';

export interface ImportDialogProps {
  waqfId: string;
  accountId: string;
  onClose: () => void;
}

/** A statement file from choosing it to importing it: its contents are shown first, and the import can be undone. */
function useStatementImport({ waqfId, accountId }: Pick<ImportDialogProps, 'waqfId' | 'accountId'>) {
  const previewing = usePreviewStatement(waqfId);
  const importing = useImportStatement(waqfId);
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [balances, setBalances] = useState({ openingBalance: '', closingBalance: '' });
  const [chosen, setChosen] = useState<ChosenColumns>({});
  const [preview, setPreview] = useState<StatementPreview | null>(null);
  const [imported, setImported] = useState<StatementImported | null>(null);
  const [checked, setChecked] = useState(false);
  const csv = /\.(csv|txt)$/i.test(file?.name ?? '');
  const needsColumns = preview?.unknownColumns != null;
  const columns = placesOf(chosen);

  const take = (next: File | null) => {
    setFile(next);
    setShare(null);
    setPreview(null);
    setChosen({});
    setChecked(false);
    previewing.reset();
    importing.reset();
  };
  const submit = () => {
    setChecked(true);
    if (!file || (needsColumns && !columns)) return;
    setShare(0);
    const upload = { file, accountId, onProgress: setShare, columns, ...(csv ? balances : {}) };
    if (preview?.preview) importing.mutate(upload, { onSuccess: setImported });
    else previewing.mutate(upload, { onSuccess: setPreview });
  };
  const error = importing.error ?? previewing.error;
  const pending = importing.isPending || previewing.isPending;
  return {
    file,
    share,
    balances,
    setBalances,
    chosen,
    setChosen,
    preview,
    imported,
    checked,
    csv,
    needsColumns,
    columns,
    take,
    submit,
    error,
    pending,
  };
}

/** Takes a statement file, shows its contents, imports it, and reports what was refused and why. */
export function ImportDialog({ waqfId, accountId, onClose }: ImportDialogProps) {
  const t = useMessages(importMessages);
  const flow = useStatementImport({ waqfId, accountId });
  const shown = flow.preview?.preview ?? null;
  if (flow.imported) return <Imported waqfId={waqfId} imported={flow.imported} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={flow.pending}
      title={t('title')}
      footer={
        <>
          <Button variant="primary" size="large" loading={flow.pending} onClick={flow.submit}>
            {t(shown ? 'submit' : 'preview')}
          </Button>
          <Button size="large" disabled={flow.pending} onClick={flow.preview ? () => flow.take(null) : onClose}>
            {t(flow.preview ? 'other' : 'cancel')}
          </Button>
        </>
      }
    >
      <div className={css.import}>
        {flow.preview ? null : (
          <FileDrop
            label={t('file')}
            accept={accepted}
            maxBytes={statementLimits.bytes}
            file={flow.file ? { name: flow.file.name, bytes: flow.file.size } : null}
            onFile={flow.take}
            progress={flow.share === null || flow.error ? undefined : wholePercent(flow.share)}
            hint={t('hint')}
            refusals={{ fileWrongType: t('wrongType') }}
            error={flow.checked && !flow.file ? t('choose') : undefined}
          />
        )}
        {flow.error ? <Refusal error={flow.error} /> : null}
        {flow.preview?.unknownColumns ? (
          <ColumnChoice
            table={flow.preview.unknownColumns}
            chosen={flow.chosen}
            onChange={flow.setChosen}
            error={
              flow.checked && Object.keys(flow.chosen).length > 0 && !flow.columns ? t('columnsMissing') : undefined
            }
          />
        ) : null}
        {shown ? <ImportPreview preview={shown} /> : flow.csv ? <Balances flow={flow} /> : null}
      </div>
    </Dialog>
  );
}

function Balances({ flow }: { flow: ReturnType<typeof useStatementImport> }) {
  const t = useMessages(importMessages);
  const refusals = flow.error instanceof HttpError ? flow.error.errors : [];
  const refusalOf = (field: string) => refusals.find((row) => row.field === field)?.message;
  const { balances, setBalances } = flow;
  return (
    <fieldset className={css.balances}>
      <legend className={css.quiet}>{t('balances')}</legend>
      <Field label={t('opening')} optional error={refusalOf('openingBalance')}>
        <AmountInput
          negative
          value={balances.openingBalance}
          onChange={(openingBalance) => setBalances({ ...balances, openingBalance })}
        />
      </Field>
      <Field label={t('closing')} optional error={refusalOf('closingBalance')}>
        <AmountInput
          negative
          value={balances.closingBalance}
          onChange={(closingBalance) => setBalances({ ...balances, closingBalance })}
        />
      </Field>
    </fieldset>
  );
}

/** The result of the import, and a button to undo it while none of its lines is matched. */
function Imported({ waqfId, imported, onClose }: { waqfId: string; imported: StatementImported; onClose: () => void }) {
  const t = useMessages(importMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const removing = useRemoveStatement(waqfId);
  const { alreadyImported, matched, suspense, statement } = imported;
  const takeBack = () =>
    removing.mutate(statement.id, {
      onSuccess: () => {
        toast.show({ title: t('takenBack') });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      busy={removing.isPending}
      title={t(alreadyImported ? 'already' : 'imported')}
      footer={
        <>
          <Button variant="primary" size="large" disabled={removing.isPending} onClick={onClose}>
            {t('done')}
          </Button>
          {alreadyImported || matched > 0 ? null : (
            <Button size="large" loading={removing.isPending} onClick={takeBack}>
              {t('takeBack')}
            </Button>
          )}
        </>
      }
    >
      <p>{alreadyImported ? t('alreadyText') : t('importedText', { matched, suspense })}</p>
      {removing.isError ? (
        <Alert tone="error" title={t('takeBackFailed')}>
          {errorMessage(removing.error, language)}
        </Alert>
      ) : null}
    </Dialog>
  );
}

/** The server's refusal of the file, line by line where available. */
function Refusal({ error }: { error: unknown }) {
  const t = useMessages(importMessages);
  const { language } = useLanguage();
  const rows =
    error instanceof HttpError
      ? error.errors.filter(({ field }) => field !== 'openingBalance' && field !== 'closingBalance')
      : [];
  return (
    <Alert tone="error" title={t('failed')}>
      <p>{errorMessage(error, language)}</p>
      {rows.length > 0 ? (
        <ul className={css.refusals}>
          {rows.map(({ field, message }) => (
            <li key={field + message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
