import { Injectable } from '@nestjs/common';
import type { RecognisedDeed } from '@waqf/contracts/documents';
import { personOf, TooManyRequestsError, UnavailableError, type Ctx } from '../../platform/index.js';
import { recognitionOf } from '../domain/proposal.js';
import { busyRetrySeconds } from '../reading/process/reader-process.js';
import { unreadableReasons } from '../reading/reasons.js';
import { DeedReader } from './shared/deed-reader.js';
import type { ReceivedFile } from './receive-file.js';

/** Finds out which deed a received file is. Records nothing: the sweep removes a file that no waqf uses. */
@Injectable()
export class RecogniseFile {
  constructor(private readonly reader: DeedReader) {}

  /**
   * An unreadable file is answered with the reason; it is not an error.
   * @throws TooManyRequestsError (429), UnavailableError (503)
   */
  async execute(ctx: Ctx, file: ReceivedFile): Promise<RecognisedDeed> {
    const { userId } = personOf(ctx);
    const end = await this.reader.recognise(file, userId);
    if (end.outcome === 'busy') throw new TooManyRequestsError(busyRetrySeconds);
    if (end.outcome === 'crashed' && !end.byFile) throw new UnavailableError();
    if (end.outcome !== 'done') return unrecognised(end.outcome === 'crashed' ? 'damaged_pdf' : end.outcome);
    return end.result.outcome === 'read' ? recognitionOf(end.result) : unrecognised(end.result.reason);
  }
}

const unrecognised = (reason: keyof typeof unreadableReasons): RecognisedDeed => ({
  type: null,
  fault: unreadableReasons[reason],
  found: 0,
  total: 0,
  about: null,
  proposal: null,
});
