import { useMutation } from '@tanstack/react-query';
import { http, saveFile, useLanguage } from '@waqf/platform-web';
import { useFailureToast } from './use-failure-toast';

/**
 * An issued document (certificate, statement, notice): `fetch` requests the PDF in the language of the screen and saves
 * it. The first request issues the document, so it is a POST.
 * @param failed title of the toast when it could not be issued
 */
export function useIssuedFile(path: string, failed: string) {
  const { language } = useLanguage();
  const fail = useFailureToast();
  const file = useMutation({
    mutationFn: () => http.download(path, { language }),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName),
    onError: (error) => fail(failed, error),
  });
  return { fetch: () => file.mutate(), isPending: file.isPending };
}
