import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Card, ConfirmDialog, Icon, Stack } from '@waqf/ui/core';
import { useRequestPack } from '../api/request-pack';
import { packMessages } from '../messages/pack.messages';
import { searchOf, type ReportFilter } from '../model/report-filter';
import * as css from './reports.module.css';

/** All documents of a waqf for the days of the page, in one archive for an auditor or another nazir. */
export function PackCard({ filter }: { filter: ReportFilter }) {
  const t = useMessages(packMessages);
  const { waqfId } = filter;
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('title')} className={css.screenOnly}>
      <Stack gap={16}>
        <p className={css.quiet}>{t(waqfId === undefined ? 'chooseWaqf' : 'text')}</p>
        {waqfId === undefined ? null : (
          <div>
            <Button icon={<Icon.Download size={18} />} onClick={() => setOpen(true)}>
              {t('ask')}
            </Button>
          </div>
        )}
      </Stack>
      {open && waqfId !== undefined ? (
        <PackDialog filter={filter} waqfId={waqfId} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  );
}

function PackDialog({ filter, waqfId, onClose }: { filter: ReportFilter; waqfId: string; onClose: () => void }) {
  const t = useMessages(packMessages);
  const attempt = useAttempt();
  const [params, setParams] = useSearchParams();
  const asking = useRequestPack(waqfId);
  const send = async () => {
    const asked = await attempt(() => asking.mutateAsync(searchOf(filter, new Date())), { failed: t('failed') });
    if (!asked) return;
    const next = new URLSearchParams(params);
    next.set('export', asked.answer.export.id);
    setParams(next, { replace: true });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('title')}
      warning={t('warning')}
      confirmLabel={t('confirm')}
      onConfirm={send}
    >
      <p>{t('parts')}</p>
    </ConfirmDialog>
  );
}
