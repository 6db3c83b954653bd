import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentEnvelope, processAccepted, type DocumentType } from '@waqf/contracts/documents';
import { waqfCreated, type CreateWaqf } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

export interface StartWaqf {
  input: CreateWaqf;
  deeds: ReadonlyArray<{ type: DocumentType; file: File }>;
}

export interface StartedWaqf {
  waqfId: string;
  /** The first deed that was not taken, or whose reading was not begun; the waqf is there all the same. */
  failure: unknown;
}

/** Creates the waqf, uploads its deeds and begins their reading. Fails as `POST /api/waqf/create` does. */
export function useStartWaqf() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ input, deeds }: StartWaqf): Promise<StartedWaqf> => {
      const { waqf } = await http.post('/api/waqf/create', input, waqfCreated);
      const path = `/api/waqf/${waqf.id}`;
      let failure: unknown = null;
      try {
        for (const { type, file } of deeds) {
          const form = new FormData();
          form.append('type', type);
          form.append('document', file, file.name);
          await http.upload(`${path}/documents`, form, documentEnvelope);
        }
      } catch (error) {
        failure = error;
      }
      // What was taken is read, whatever became of the others.
      await http.post(`${path}/process`, {}, processAccepted).catch((error: unknown) => (failure ??= error));
      return { waqfId: waqf.id, failure };
    },
    onSuccess: ({ waqfId }) => refreshWaqf(client, waqfId),
  });
}
