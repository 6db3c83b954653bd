import { issueMessage } from '@waqf/contracts/messages';
import {
  importStatement,
  statementColumnPlaces,
  statementLimits,
  type ImportStatement,
  type StatementColumns,
} from '@waqf/contracts/reconciliation';
import { DomainError, receiveForm } from '../../platform/index.js';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { ReconciliationFileTooLargeError, ReconciliationUploadMalformedError } from '../reconciliation.errors.js';
import type { StatementFile } from '../use-cases/read-statement-file.js';

/** Room for the headers and text fields around the file. */
const envelopeBytes = 64 * 1024;
const wrongColumns = {
  field: 'columns',
  message: {
    ar: 'اختر عمودًا للتاريخ، وعمودًا للمبلغ أو عمودين للمدين والدائن، ولا تختر عمودًا مرتين',
    en: 'Choose a column for the date, one for the amount or two for debit and credit, and none twice',
  },
};
const missingFile = { field: 'file', message: { ar: 'اختر ملف كشف الحساب', en: 'Choose the file of the statement' } };

/**
 * Reads `multipart/form-data` with one file `file` and the text fields of the contract.
 * @throws ReconciliationUploadMalformedError (400), ReconciliationFileTooLargeError (413), and those of `receiveForm`
 */
export async function receiveStatement(
  request: Request,
  response: Response,
): Promise<{ file: StatementFile; fields: ImportStatement; columns: StatementColumns | undefined }> {
  // A body whose declared length is too large is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > statementLimits.bytes + envelopeBytes)
    throw new ReconciliationFileTooLargeError();
  const form = multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: {
      fileSize: statementLimits.bytes,
      files: 1,
      fields: 4,
      parts: 5,
      fieldSize: 400,
      fieldNameSize: 50,
      headerPairs: 40,
    },
  }).single('file');
  await receiveForm(form, request, response, (error) => {
    if (error instanceof DomainError) return error;
    return error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
      ? new ReconciliationFileTooLargeError()
      : new ReconciliationUploadMalformedError();
  });
  const file = request.file;
  if (!file || file.size === 0) throw new ReconciliationUploadMalformedError([missingFile]);
  const fields = importStatement.safeParse({ ...(request.body as object) });
  if (!fields.success) {
    throw new ReconciliationUploadMalformedError(
      fields.error.issues.map((issue) => ({ field: String(issue.path[0] ?? ''), message: issueMessage(issue) })),
    );
  }
  return {
    file: { name: file.originalname, bytes: file.buffer },
    fields: fields.data,
    columns: columnsIn(fields.data.columns),
  };
}

function columnsIn(text: string | undefined): StatementColumns | undefined {
  if (text === undefined) return undefined;
  try {
    return statementColumnPlaces.parse(JSON.parse(text));
  } catch {
    throw new ReconciliationUploadMalformedError([wrongColumns]);
  }
}
