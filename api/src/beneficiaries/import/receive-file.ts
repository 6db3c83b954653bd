import { importLimits } from '@waqf/contracts/beneficiaries';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { receiveForm } from '../../platform/index.js';
import { BeneficiariesFileTooLargeError, BeneficiariesUploadMalformedError } from '../beneficiaries.errors.js';

/** Room for the headers around the file. */
const envelopeBytes = 16 * 1024;

/**
 * Reads `multipart/form-data` with one file `file`.
 * @throws BeneficiariesUploadMalformedError (400), BeneficiariesFileTooLargeError (413), and those of `receiveForm`
 */
export async function receiveFile(request: Request, response: Response): Promise<Uint8Array> {
  // A body whose declared length is too large is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > importLimits.bytes + envelopeBytes)
    throw new BeneficiariesFileTooLargeError();
  const limits = { fileSize: importLimits.bytes, files: 1, fields: 0, parts: 1, headerPairs: 40 };
  const form = multer({ storage: multer.memoryStorage(), limits }).single('file');
  await receiveForm(form, request, response, (error) =>
    error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
      ? new BeneficiariesFileTooLargeError()
      : new BeneficiariesUploadMalformedError(),
  );
  if (!request.file || request.file.size === 0) throw new BeneficiariesUploadMalformedError();
  return request.file.buffer;
}
