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
  /** The first upload that was refused, or the failure to start the reading; the waqf exists anyway. */
  failure: unknown;
}

/** Creates the waqf, uploads its deeds and starts reading them. Fails as `POST /api/waqf/create` does. */
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
      // The accepted deeds are read, even when others failed.
      await http.post(`${path}/process`, {}, processAccepted).catch((error: unknown) => (failure ??= error));
      return { waqfId: waqf.id, failure };
    },
    onSuccess: ({ waqfId }) => refreshWaqf(client, waqfId),
  });
}
