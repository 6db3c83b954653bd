import { lazy, Suspense, useState } from 'react';
import type { DeskItem } from '@waqf/contracts/desk';
import { useMessages } from '@waqf/platform-web';
import { Button, Icon } from '@waqf/ui/core';
import { deskMessages } from './desk.messages';

// The form comes when it is asked for: the desk is what a nazir waits for every day.
const FilingDialog = lazy(() => import('./filing-dialog'));

/** Opens what says that the authority was told; nothing for other matters. */
export function RecordFiling({ item }: { item: DeskItem }) {
  const t = useMessages(deskMessages);
  const [open, setOpen] = useState(false);
  if (!item.filing) return null;
  return (
    <>
      <Button size="small" variant="primary" icon={<Icon.Check size={16} />} onClick={() => setOpen(true)}>
        {t('file')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <FilingDialog item={item} subjectId={item.filing.subjectId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
