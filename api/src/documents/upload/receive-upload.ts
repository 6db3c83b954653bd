import type { Readable } from 'node:stream';
import { documentType, type DocumentType } from '@waqf/contracts/documents';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { DomainError } from '../../platform/index.js';
import { DocumentsFileTooLargeError, DocumentsUploadMalformedError } from '../documents.errors.js';
import type { ReceivedFile } from '../use-cases/receive-file.js';

/** Takes the bytes of the file part. */
export type TakeFile = (stream: Readable, fileName: string) => Promise<ReceivedFile>;

export interface Upload {
  type: DocumentType;
  file: ReceivedFile;
}

/** Headers and the text field around the file. */
const envelopeBytes = 64 * 1024;

const missingFile = { field: 'document', message: { ar: 'اختر ملفًا لرفعه', en: 'Choose a file to upload' } };
const badType = { field: 'type', message: { ar: 'نوع الصك غير معروف', en: 'The type of deed is not known' } };

/**
 * Reads `multipart/form-data` with one file `document` and one field `type`; the file goes through `take` as it comes.
 * @param limit largest size of the file in bytes
 * @throws DocumentsUploadMalformedError (400), DocumentsFileTooLargeError (413), and what `take` throws
 */
export async function receiveUpload(
  request: Request,
  response: Response,
  limit: number,
  take: TakeFile,
): Promise<Upload> {
  const file = await takeFile(request, response, limit, take);
  const body: unknown = request.body;
  const type = documentType.safeParse(
    typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined,
  );
  const problems = [...(file ? [] : [missingFile]), ...(type.success ? [] : [badType])];
  if (!file || !type.success) throw new DocumentsUploadMalformedError(problems);
  return { type: type.data, file };
}

/** As `receiveUpload`, without a type: nobody has said yet which deed it is. @throws as `receiveUpload` */
export async function receiveFileAlone(
  request: Request,
  response: Response,
  limit: number,
  take: TakeFile,
): Promise<ReceivedFile> {
  const file = await takeFile(request, response, limit, take);
  if (!file) throw new DocumentsUploadMalformedError([missingFile]);
  return file;
}

async function takeFile(
  request: Request,
  response: Response,
  limit: number,
  take: TakeFile,
): Promise<ReceivedFile | undefined> {
  // A body that says itself that it is too large is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > limit + envelopeBytes) throw new DocumentsFileTooLargeError();
  const engine = new TakingStorage(take);
  const form = multer({
    storage: engine,
    defParamCharset: 'utf8',
    limits: { fileSize: limit, files: 1, fields: 2, parts: 3, fieldSize: 200, fieldNameSize: 50, headerPairs: 40 },
  }).single('document');
  try {
    await new Promise<void>((resolve, reject) =>
      form(request, response, (error: unknown) => (error === undefined || error === null ? resolve() : reject(error))),
    );
  } catch (error) {
    throw asRefusal(error);
  }
  return engine.taken;
}

class TakingStorage implements StorageEngine {
  taken: ReceivedFile | undefined;

  constructor(private readonly take: TakeFile) {}

  _handleFile(
    _request: Request,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    this.take(file.stream, file.originalname).then(
      (taken) => {
        this.taken = taken;
        done(null, { size: taken.size });
      },
      (error: unknown) => done(error),
    );
  }

  /** Blobs are named by their content and may serve another document; nothing is taken back. */
  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    this.taken = undefined;
    done(null);
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return new DocumentsFileTooLargeError();
  // Whatever else stops the parser is a body that is not what it says: truncated, too many parts, another field's file.
  return isSystemError(error) ? error : new DocumentsUploadMalformedError();
}

/** Disk and database trouble is ours, not the sender's. */
function isSystemError(error: unknown): boolean {
  if (error instanceof MulterError || !(error instanceof Error)) return false;
  return 'syscall' in error || 'errno' in error || 'driverError' in error;
}
