import { useMutation, useQueryClient } from '@tanstack/react-query';
import { beneficiariesImported, beneficiariesPreview } from '@waqf/contracts/beneficiaries';
import { http } from '@waqf/platform-web';

interface ImportUpload {
  file: File;
  onProgress?: (share: number) => void;
}

const formOf = ({ file }: ImportUpload): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

/**
 * `POST …/beneficiaries/import?preview=1`: what an import would do. Fails with 413, or 422 when the file is not an
 * import file.
 */
export function usePreviewImport(waqfId: string) {
  return useMutation({
    mutationFn: (upload: ImportUpload) =>
      http.upload(`/api/waqf/${waqfId}/beneficiaries/import?preview=1`, formOf(upload), beneficiariesPreview, upload),
  });
}

/**
 * `POST …/beneficiaries/import`: imports all rows or none. Fails with 422 (wrong cells), 409 (somebody added one in the
 * meantime).
 */
export function useImportBeneficiaries(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upload: ImportUpload) =>
      http.upload(`/api/waqf/${waqfId}/beneficiaries/import`, formOf(upload), beneficiariesImported, upload),
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => path === '/api/beneficiaries' || path === '/api/waqf',
      }),
  });
}
