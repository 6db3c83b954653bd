import { useQueryClient } from '@tanstack/react-query';
import type { DeedDocument } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useServerEvent } from '@waqf/platform-web';
import { waqfQuery } from '@waqf/screen-kit';
import { afterProgress } from '../model/reading-progress';
import { refreshWaqf } from './refresh-waqf';

/**
 * Keeps the view of a waqf up to date with the server's events: stages are updated as they happen, and everything is
 * refetched when a deed is finished or the waqf has changed.
 */
export function useWaqfEvents(waqfId: string): void {
  const client = useQueryClient();
  useServerEvent('document.progress', (event) => {
    if (event.waqfId !== waqfId) return;
    const advance = (documents: DeedDocument[]) => documents.map((document) => afterProgress(document, event));
    client.setQueryData(
      waqfQuery(waqfId).queryKey,
      (view: WaqfView | undefined) =>
        view && {
          ...view,
          documents: advance(view.documents),
          amendment: view.amendment && { ...view.amendment, documents: advance(view.amendment.documents) },
        },
    );
    if (event.status !== 'processing') void refreshWaqf(client, waqfId);
  });
  useServerEvent('waqf.changed', (event) => {
    if (event.waqfId === waqfId) void refreshWaqf(client, waqfId);
  });
}
