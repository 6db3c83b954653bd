import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { useImportBeneficiaries, usePreviewImport } from '../api/import-beneficiaries';
import { importMessages } from '../messages/import.messages';

/** The state of an import, from choosing a file to importing it; another waqf or file starts again. */
export function useImport(waqfId: string) {
  const t = useMessages(importMessages);
  const attempt = useAttempt();
  const navigate = useNavigate();
  const previewing = usePreviewImport(waqfId);
  const importing = useImportBeneficiaries(waqfId);
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const take = (next: File | null) => {
    previewing.reset();
    setFile(waqfId === '' ? null : next);
    if (next === null || waqfId === '') return;
    setShare(0);
    previewing.mutate({ file: next, onProgress: setShare }, { onSettled: () => setShare(null) });
  };
  const submit = async () => {
    if (!file || importing.isPending) return;
    const imported = await attempt(() => importing.mutateAsync({ file }), {
      done: ({ added, totalPercentage }) => ({
        title: t('done'),
        text: t('doneText', { count: added, total: totalPercentage }),
      }),
      failed: t('refused'),
    });
    if (imported) void navigate(`/beneficiaries?waqf=${waqfId}`);
    else take(file);
  };
  return {
    file,
    share,
    take,
    submit,
    preview: previewing.data ?? null,
    error: previewing.error,
    importing: importing.isPending,
  };
}
