import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  lineMatched,
  lineUnmatched,
  statementImported,
  type MatchLine,
  type UnmatchLine,
} from '@waqf/contracts/reconciliation';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

export interface StatementUpload {
  file: File;
  /** Empty: the account whose IBAN the file names, else the main account. */
  accountId: string;
  /** Riyals; for a CSV file without a column of balances. */
  openingBalance?: string;
  closingBalance?: string;
  /** Share of the bytes that left, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * `POST /api/waqf/{id}/statements` (multipart `file`): imports a statement; lines that find their entry lock at once.
 */
export function useImportStatement(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress, ...fields }: StatementUpload) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
      form.append('file', file, file.name);
      return http.upload(`/api/waqf/${waqfId}/statements`, form, statementImported, { onProgress });
    },
    onSuccess: () => refreshMoney(client),
  });
}

/**
 * `POST /api/waqf/{id}/reconciliation/match`: ties a line to an entry, or makes the transaction from the line; then it
 * locks.
 */
export function useMatchLine(waqfId: string, idempotencyKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MatchLine) =>
      http.post(`/api/waqf/${waqfId}/reconciliation/match`, body, lineMatched, { idempotencyKey }),
    onSuccess: () => refreshMoney(client),
  });
}

/** `POST /api/waqf/{id}/reconciliation/unmatch`: undoes a lock; the reason stands in the audit trail. */
export function useUnmatchLine(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UnmatchLine) => http.post(`/api/waqf/${waqfId}/reconciliation/unmatch`, body, lineUnmatched),
    onSuccess: () => refreshMoney(client),
  });
}
