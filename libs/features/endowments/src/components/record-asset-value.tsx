import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { Button } from '@waqf/ui/core';
import { assetsMessages } from '../messages/assets.messages';

// The form is loaded when it is opened.
const AssetValueDialog = lazy(() =>
  import('./asset-value-dialog').then((module) => ({ default: module.AssetValueDialog })),
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
      {open ? (
        <Suspense fallback={null}>
          <AssetValueDialog waqfId={waqfId} waqfName={waqfName} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
