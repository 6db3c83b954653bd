import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  lineMatched,
  lineUnmatched,
  statementImported,
  statementPreview,
  type MatchLine,
  type StatementColumns,
  type UnmatchLine,
} from '@waqf/contracts/reconciliation';
import { http, nothing } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

export interface StatementUpload {
  file: File;
  /** Empty: the account whose IBAN is in the file, otherwise the main account. */
  accountId: string;
  /** In riyals; for a CSV file without a balance column. */
  openingBalance?: string;
  closingBalance?: string;
  /** For a CSV file with unknown headings; remembered for later files of the same bank. */
  columns?: StatementColumns | undefined;
  /** Share of the bytes already sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * `POST /api/waqf/{id}/statements` (multipart `file`): imports a statement; lines with a matching entry are locked
 * immediately.
 */
export function useImportStatement(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upload: StatementUpload) =>
      http.upload(`/api/waqf/${waqfId}/statements`, formOf(upload), statementImported, upload),
    onSuccess: () => refreshMoney(client),
  });
}

/** `POST /api/waqf/{id}/statements?preview=1`: what an import would do, or the columns that it does not know. */
export function usePreviewStatement(waqfId: string) {
  return useMutation({
    mutationFn: (upload: StatementUpload) =>
      http.upload(`/api/waqf/${waqfId}/statements?preview=1`, formOf(upload), statementPreview, upload),
  });
}

/** `DELETE /api/waqf/{id}/statements/{statementId}`: undoes an import while none of its lines is matched. */
export function useRemoveStatement(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (statementId: string) => http.delete(`/api/waqf/${waqfId}/statements/${statementId}`, nothing),
    onSuccess: () => refreshMoney(client),
  });
}

function formOf({ file, onProgress: _onProgress, columns, ...fields }: StatementUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  if (columns) form.append('columns', JSON.stringify(columns));
  form.append('file', file, file.name);
  return form;
}

/**
 * `POST /api/waqf/{id}/reconciliation/match`: matches a line with an entry, or with a transaction created from the
 * line, and locks them.
 */
export function useMatchLine(waqfId: string, idempotencyKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MatchLine) =>
      http.post(`/api/waqf/${waqfId}/reconciliation/match`, body, lineMatched, { idempotencyKey }),
    onSuccess: () => refreshMoney(client),
  });
}

/** `POST /api/waqf/{id}/reconciliation/unmatch`: undoes a match; the reason is kept in the audit trail. */
export function useUnmatchLine(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UnmatchLine) => http.post(`/api/waqf/${waqfId}/reconciliation/unmatch`, body, lineUnmatched),
    onSuccess: () => refreshMoney(client),
  });
}
