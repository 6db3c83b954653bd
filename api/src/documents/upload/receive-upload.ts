import type { Readable } from 'node:stream';
import { documentType, type DocumentType } from '@waqf/contracts/documents';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { DomainError, receiveForm } from '../../platform/index.js';
import {
  DocumentsFileRefusedError,
  DocumentsFileTooLargeError,
  DocumentsUploadMalformedError,
} from '../documents.errors.js';
import { maximumScans } from '../reading/files/page-limits.js';
import { unreadableReasons } from '../reading/reasons.js';
import type { ReceivedFile } from '../use-cases/receive-file.js';

/** Receives the bytes of the file part. */
export type ReceiveFilePart = (stream: Readable, fileName: string) => Promise<ReceivedFile>;

export interface Upload {
  type: DocumentType;
  /** One file, or several pictures in the order of the deed's pages. */
  files: readonly ReceivedFile[];
}

/** Codes of multer for too many files: by the count of all files, or of those with the same name. */
const tooManyFiles = new Set<string>(['LIMIT_FILE_COUNT', 'LIMIT_UNEXPECTED_FILE', 'LIMIT_PART_COUNT']);

/** Allowance in bytes for headers and the text field around the file. */
const envelopeBytes = 64 * 1024;

const missingFile = { field: 'document', message: { ar: 'اختر ملفًا لرفعه', en: 'Choose a file to upload' } };
const badType = { field: 'type', message: { ar: 'نوع الصك غير معروف', en: 'The type of deed is not known' } };

/**
 * Reads `multipart/form-data` with one file `document` (or several of that name, as the pages of one deed) and one
 * field `type`; each file is passed to `take` as it arrives.
 * @param limit largest size of a file in bytes
 * @throws DocumentsUploadMalformedError (400), DocumentsFileTooLargeError (413), what `take` throws, and those of
 * `receiveForm`
 */
export async function receiveUpload(
  request: Request,
  response: Response,
  limit: number,
  take: ReceiveFilePart,
): Promise<Upload> {
  const files = await takeFiles(request, response, { limit, most: maximumScans, take });
  const body: unknown = request.body;
  const type = documentType.safeParse(
    typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined,
  );
  const problems = [...(files.length > 0 ? [] : [missingFile]), ...(type.success ? [] : [badType])];
  if (files.length === 0 || !type.success) throw new DocumentsUploadMalformedError(problems);
  return { type: type.data, files };
}

/** As `receiveUpload`, but without a type, because the deed is not identified yet. @throws as `receiveUpload` */
export async function receivePages(
  request: Request,
  response: Response,
  limit: number,
  take: ReceiveFilePart,
): Promise<readonly ReceivedFile[]> {
  const files = await takeFiles(request, response, { limit, most: maximumScans, take });
  if (files.length === 0) throw new DocumentsUploadMalformedError([missingFile]);
  return files;
}

/** Receives one file `document` and nothing else. @throws as `receiveUpload` */
export async function receiveFileAlone(
  request: Request,
  response: Response,
  limit: number,
  take: ReceiveFilePart,
): Promise<ReceivedFile> {
  const [file] = await takeFiles(request, response, { limit, most: 1, take });
  if (!file) throw new DocumentsUploadMalformedError([missingFile]);
  return file;
}

async function takeFiles(
  request: Request,
  response: Response,
  { limit, most, take }: { limit: number; most: number; take: ReceiveFilePart },
): Promise<readonly ReceivedFile[]> {
  // A request whose declared length is too large is not read at all.
  if (Number(request.headers['content-length'] ?? 0) > most * limit + envelopeBytes)
    throw new DocumentsFileTooLargeError();
  const engine = new TakingStorage(take);
  const form = multer({
    storage: engine,
    defParamCharset: 'utf8',
    limits: {
      fileSize: limit,
      files: most,
      fields: 2,
      parts: most + 2,
      fieldSize: 200,
      fieldNameSize: 50,
      headerPairs: 40,
    },
  }).array('document', most);
  await receiveForm(form, request, response, (error) => asRefusal(error, most));
  return engine.taken;
}

/** Receives the files one after the other: the next one waits in the connection until the previous one is checked. */
class TakingStorage implements StorageEngine {
  taken: ReceivedFile[] = [];
  private before: Promise<unknown> = Promise.resolve();

  constructor(private readonly take: ReceiveFilePart) {}

  _handleFile(
    _request: Request,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    const turn = this.before.then(async () => {
      const taken = await this.take(file.stream, file.originalname);
      this.taken.push(taken);
      return taken;
    });
    this.before = turn;
    turn.then(
      ({ size }) => done(null, { size }),
      (error: unknown) => done(error),
    );
  }

  /** Blobs are named by their content and may be used by another document, so nothing is removed here. */
  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    this.taken = [];
    done(null);
  }
}

/** @param most the number of files that were allowed */
function asRefusal(error: unknown, most: number): unknown {
  if (error instanceof DomainError) return error;
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return new DocumentsFileTooLargeError();
  const isOfOtherField = error instanceof MulterError && error.field !== undefined && error.field !== 'document';
  if (most > 1 && !isOfOtherField && error instanceof MulterError && tooManyFiles.has(error.code))
    return new DocumentsFileRefusedError('too_many_scans', unreadableReasons.too_many_scans);
  // Any other parser error means a malformed body: truncated, too many parts, or a file in another field.
  return isSystemError(error) ? error : new DocumentsUploadMalformedError();
}

/** Disk and database errors are server errors, not errors of the sender. */
function isSystemError(error: unknown): boolean {
  if (error instanceof MulterError || !(error instanceof Error)) return false;
  return 'syscall' in error || 'errno' in error || 'driverError' in error;
}
