import { Injectable, Logger } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { Blobs, TooManyRequestsError, UnavailableError, type Ctx } from '../../platform/index.js';
import { DocumentsFileRefusedError, DocumentsFileTypeError } from '../documents.errors.js';
import { busyRetrySeconds, inspectInChild } from '../reading/process/reader-process.js';
import { unreadableReasons } from '../reading/reasons.js';

const tooManyPixels: Bilingual = {
  ar: 'أبعاد الصورة أكبر من المسموح. ارفع صورة أصغر للمستند نفسه.',
  en: 'The picture has more pixels than allowed. Upload a smaller picture of the same document.',
};

const activeContent: Bilingual = {
  ar: 'في الملف أوامر برمجية أو ملفات مرفقة، ولا نقبلها حفاظًا على أمان من يفتحه. اطبع المستند إلى ملف PDF جديد ثم ارفعه.',
  en: 'The file holds scripts or attached files, which we refuse for the safety of whoever opens it. Print the document to a new PDF and upload that.',
};

const hiddenLayers: Bilingual = {
  ar: 'في الملف طبقات مخفية قد تُظهر غير ما تراه. اطبع المستند إلى ملف PDF جديد ثم ارفعه.',
  en: 'The file has hidden layers, which may show other than what you see. Print the document to a new PDF and upload that.',
};

/** The number of child processes that are tried for one file. */
const attempts = 2;

/**
 * Opens an uploaded file in a child process before it becomes a document, so that an unreadable file is refused at
 * once.
 */
@Injectable()
export class InspectFile {
  private readonly logger = new Logger(InspectFile.name);

  constructor(private readonly blobs: Blobs) {}

  /**
   * @throws DocumentsFileTypeError (415), DocumentsFileRefusedError (422) with the problem and its solution,
   * TooManyRequestsError (429), UnavailableError (503) when the check itself was stopped
   */
  async check(ctx: Ctx, sha256: string, mimeType: string): Promise<void> {
    const end = await this.inspect(sha256, ctx.actor.kind === 'person' ? { owner: ctx.actor.userId } : {});
    switch (end.outcome) {
      case 'done':
        return this.judge(end.result, mimeType);
      case 'busy':
        throw new TooManyRequestsError(busyRetrySeconds);
      case 'crashed':
        if (!end.byFile) throw new UnavailableError();
        return refuse('damaged_pdf');
      default:
        return refuse(end.outcome);
    }
  }

  /** A child that ends without an answer may have failed by chance; it is the file if it ends by itself twice. */
  private inspect(sha256: string, options: { owner?: string }): ReturnType<typeof inspectInChild> {
    return this.blobs.onDisk(sha256, async (path) => {
      for (let attempt = 1; ; attempt += 1) {
        const end = await inspectInChild({ source: { path } }, options);
        if (end.outcome !== 'crashed') return end;
        this.logger.warn({ sha256, attempt, detail: end.detail }, 'inspection ended without an answer');
        if (attempt === attempts) return end;
      }
    });
  }

  private judge(found: { verdict: string; mime?: string }, mimeType: string): void {
    switch (found.verdict) {
      case 'ok':
        if (found.mime !== mimeType) throw new DocumentsFileTypeError();
        return;
      case 'empty':
      case 'encrypted_pdf':
      case 'too_many_pages':
        return refuse(found.verdict);
      case 'damaged':
        return refuse('damaged_pdf');
      case 'active_content':
        throw new DocumentsFileRefusedError('active_content', activeContent);
      case 'hidden_layers':
        throw new DocumentsFileRefusedError('hidden_layers', hiddenLayers);
      case 'too_many_pixels':
        throw new DocumentsFileRefusedError('too_many_pixels', tooManyPixels);
      default:
        throw new DocumentsFileTypeError();
    }
  }
}

function refuse(reason: keyof typeof unreadableReasons): never {
  throw new DocumentsFileRefusedError(reason, unreadableReasons[reason]);
}
