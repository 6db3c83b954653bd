import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@waqf/platform-web';
import { Button } from '@waqf/ui/core';
import { assetsMessages } from '../messages/assets.messages';

// The form comes when it is asked for.
const AssetValueDialog = lazy(() =>
  import('./asset-value-dialog').then((module) => ({ default: module.AssetValueDialog })),
);

/** Opens the form that records what the assets of a waqf are worth. */
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
