import { importLimits } from '@waqf/contracts/beneficiaries';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { BeneficiariesFileTooLargeError, BeneficiariesUploadMalformedError } from '../beneficiaries.errors.js';

/** Room for the headers around the file. */
const envelopeBytes = 16 * 1024;

/**
 * Reads `multipart/form-data` with one file `file`.
 * @throws BeneficiariesUploadMalformedError (400), BeneficiariesFileTooLargeError (413)
 */
export async function receiveFile(request: Request, response: Response): Promise<Uint8Array> {
  // A body whose declared length is too large is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > importLimits.bytes + envelopeBytes)
    throw new BeneficiariesFileTooLargeError();
  const limits = { fileSize: importLimits.bytes, files: 1, fields: 0, parts: 1, headerPairs: 40 };
  const form = multer({ storage: multer.memoryStorage(), limits }).single('file');
  try {
    await new Promise<void>((resolve, reject) =>
      form(request, response, (error: unknown) => (error === undefined || error === null ? resolve() : reject(error))),
    );
  } catch (error) {
    throw error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
      ? new BeneficiariesFileTooLargeError()
      : new BeneficiariesUploadMalformedError();
  }
  if (!request.file || request.file.size === 0) throw new BeneficiariesUploadMalformedError();
  return request.file.buffer;
}
