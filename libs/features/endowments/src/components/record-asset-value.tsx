import { useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { Button, namedDialog } from '@waqf/ui/core';
import { assetsMessages } from '../messages/assets.messages';

// The form is loaded when it is opened.
const AssetValueDialog = namedDialog(
  () => import('./asset-value-dialog').then((module) => module.AssetValueDialog),
  assetsMessages.record,
);

/** Opens the form that records the value of the assets of a waqf. */
export function RecordAssetValue({ waqfId, waqfName, newer }: { waqfId: string; waqfName: string; newer?: boolean }) {
  const t = useMessages(assetsMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(newer ? 'recordNewer' : 'record')}
      </Button>
      {open ? <AssetValueDialog waqfId={waqfId} waqfName={waqfName} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
