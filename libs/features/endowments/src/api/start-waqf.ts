import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentEnvelope, processAccepted, type DocumentType } from '@waqf/contracts/documents';
import { waqfCreated, type CreateWaqf } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { deedForm } from './deed-form';
import { refreshWaqf } from './refresh-waqf';

export interface StartWaqf {
  input: CreateWaqf;
  deeds: ReadonlyArray<{ type: DocumentType; files: readonly File[] }>;
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
        for (const { type, files } of deeds)
          await http.upload(`${path}/documents`, deedForm(files, type), documentEnvelope);
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
