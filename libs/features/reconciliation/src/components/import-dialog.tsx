import { useState } from 'react';
import { statementLimits } from '@waqf/contracts/reconciliation';
import { errorMessage, HttpError, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, Dialog, useToast } from '@waqf/ui/core';
import { AmountInput, Field, FileDrop } from '@waqf/ui/form';
import { useImportStatement } from '../api/reconcile';
import { importMessages } from '../messages/reconciliation.messages';
import * as css from './reconciliation.module.css';

const accepted = '.csv,.txt,.sta,.940,.mt940,.xml,.053';

export interface ImportDialogProps {
  waqfId: string;
  accountId: string;
  onClose: () => void;
}

/** Takes a statement file by drop or choice, shows it going up, and says what was refused and why. */
export function ImportDialog({ waqfId, accountId, onClose }: ImportDialogProps) {
  const t = useMessages(importMessages);
  const toast = useToast();
  const upload = useImportStatement(waqfId);
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [openingBalance, setOpening] = useState('');
  const [closingBalance, setClosing] = useState('');
  const [checked, setChecked] = useState(false);
  const refusals = upload.error instanceof HttpError ? upload.error.errors : [];
  const csv = file?.name.toLowerCase().endsWith('.csv') || file?.name.toLowerCase().endsWith('.txt');
  const refusalOf = (field: string) => refusals.find((row) => row.field === field)?.message;

  const take = (next: File) => {
    setFile(next);
    setShare(null);
    upload.reset();
  };
  const submit = () => {
    setChecked(true);
    if (!file || upload.isPending) return;
    setShare(0);
    upload.mutate(
      { file, accountId, onProgress: setShare, ...(csv ? { openingBalance, closingBalance } : {}) },
      {
        onSuccess: ({ alreadyImported, matched, suspense }) => {
          toast.show(
            alreadyImported
              ? { tone: 'info', title: t('already'), text: t('alreadyText') }
              : { title: t('imported'), text: t('importedText', { matched, suspense }) },
          );
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={upload.isPending}
      title={t('title')}
      footer={
        <>
          <Button variant="primary" size="large" loading={upload.isPending} onClick={submit}>
            {t('submit')}
          </Button>
          <Button size="large" disabled={upload.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className={css.import}>
        <FileDrop
          label={t('file')}
          accept={accepted}
          maxBytes={statementLimits.bytes}
          file={file ? { name: file.name, bytes: file.size } : null}
          onFile={take}
          progress={share === null || upload.isError ? undefined : Math.round(share * 100)}
          hint={t('hint')}
          refusals={{ fileWrongType: t('wrongType') }}
          error={checked && !file ? t('choose') : undefined}
        />
        {upload.isError ? <Refusal error={upload.error} /> : null}
        {csv ? (
          <fieldset className={css.balances}>
            <legend className={css.quiet}>{t('balances')}</legend>
            <Field label={t('opening')} optional error={refusalOf('openingBalance')}>
              <AmountInput negative value={openingBalance} onChange={setOpening} />
            </Field>
            <Field label={t('closing')} optional error={refusalOf('closingBalance')}>
              <AmountInput negative value={closingBalance} onChange={setClosing} />
            </Field>
          </fieldset>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What the server says of the file, line by line where it does. */
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
