import { useState } from 'react';
import type { DeskItem } from '@waqf/contracts/desk';
import { useMessages } from '@waqf/platform-web';
import { Button, Icon, namedDialog } from '@waqf/ui/core';
import { deskMessages } from './desk.messages';

// The form is loaded when it is opened, because nazirs load the desk every day and it must be fast.
const FilingDialog = namedDialog(
  () => import('./filing-dialog').then((module) => module.FilingDialog),
  ({ item }) => item.title,
);

/** Opens the form that records that the authority was notified; renders nothing for other items. */
export function RecordFiling({ item }: { item: DeskItem }) {
  const t = useMessages(deskMessages);
  const [open, setOpen] = useState(false);
  if (!item.filing) return null;
  return (
    <>
      <Button size="small" variant="primary" icon={<Icon.Check size={16} />} onClick={() => setOpen(true)}>
        {t('file')}
      </Button>
      {open ? <FilingDialog item={item} subjectId={item.filing.subjectId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
