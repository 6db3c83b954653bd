import { Injectable, Logger } from '@nestjs/common';
import { Blobs, Metrics } from '../../../platform/index.js';
import type { Deed } from '../../domain/document.js';
import { RecentReadings } from '../../domain/recent-readings.js';
import { LanguageModel, NoAnswerError } from '../../language-model/language-model.port.js';
import type { DeedReading, OnStage } from '../../reading/deed-reading.js';
import type { DeedMime } from '../../reading/files/deed-file.js';
import { readInChild, recogniseInChild, type ReaderEnd } from '../../reading/process/reader-process.js';
import type { DeedQuestion } from '../../reading/second-reading/model-question.js';

interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onStage: OnStage;
  readonly reference: string;
}

/**
 * Passes a stored deed to the reader's child process, and the reader's question to the language model if there is one.
 */
@Injectable()
export class DeedReader {
  private readonly logger = new Logger(DeedReader.name);
  private readonly took: (labels: { outcome: 'read' | 'failed' | 'interrupted' }, seconds: number) => void;
  private readonly recent = new RecentReadings<DeedReading>(() => performance.now());

  constructor(
    private readonly blobs: Blobs,
    private readonly model: LanguageModel,
    metrics: Metrics,
  ) {
    const limits = [0.5, 1, 2, 5, 10, 20, 40, 60, 90];
    this.took = metrics.distribution('waqf_reading_seconds', 'Seconds of reading a deed', ['outcome'], limits);
  }

  /** Reads a file whose type is not declared, while the person waits; uses the rules only, no language model. */
  async recognise(file: { sha256: string; mimeType: string }, owner: string): Promise<ReaderEnd<'read'>> {
    const mime = asDeedMime(file.mimeType);
    const end = await this.blobs.onDisk(file.sha256, (path) => recogniseInChild({ source: { path }, mime }, { owner }));
    if (end.outcome === 'done' && end.result.outcome === 'read' && end.result.type !== null)
      this.recent.put(file.sha256, end.result.type, end.result);
    return end;
  }

  /**
   * Reads a deed; when the language model does not answer, only the rules are used. An unreadable file is an outcome;
   * only a crash of the reader, or `signal`, throws.
   * @throws Error when the child ended without an answer: another attempt may help
   */
  async read(deed: Deed, options: ReadOptions): Promise<DeedReading> {
    const begun = performance.now();
    const ended = (outcome: 'read' | 'failed' | 'interrupted') =>
      this.took({ outcome }, (performance.now() - begun) / 1000);
    try {
      const reading = await this.readOnce(deed, options);
      ended('read');
      return reading;
    } catch (error) {
      ended(options.signal.aborted ? 'interrupted' : 'failed');
      throw error;
    }
  }

  private async readOnce(deed: Deed, { reference, ...options }: ReadOptions): Promise<DeedReading> {
    // The language model is not asked when a file is recognised, so with a model the deed is read again.
    const known = this.model.available ? undefined : this.recent.take(deed.sha256, deed.type);
    if (known) return known;
    const task = { mime: asDeedMime(deed.mimeType), expectedType: deed.type };
    const about = { reference, documentId: deed.id };
    const ask = this.model.available
      ? { ask: (question: DeedQuestion, signal: AbortSignal) => this.ask(about, question, signal) }
      : {};
    const reading = await this.blobs.onDisk(deed.sha256, (path) =>
      readInChild({ ...task, source: { path } }, { ...options, ...ask }),
    );
    if (reading.outcome === 'crashed') throw new Error(`the reader ended: ${reading.detail}`);
    // Only counts are logged, never the text that a model wrote.
    if (reading.outcome === 'read' && reading.secondReading?.outcome === 'malformed')
      this.logger.warn(about, 'the language model gave no answer: not in its shape');
    else if (reading.outcome === 'read' && reading.secondReading)
      this.logger.log({ ...about, ...reading.secondReading }, 'a language model was asked');
    return reading;
  }

  private async ask(about: object, question: DeedQuestion, signal: AbortSignal): Promise<string | null> {
    try {
      return await this.model.ask(question, signal);
    } catch (error) {
      const reason = error instanceof NoAnswerError ? { reason: error.reason, status: error.status } : { err: error };
      this.logger.warn({ ...about, ...reason }, 'the language model gave no answer');
      return null;
    }
  }
}

/** The database allows only these three types. */
export function asDeedMime(mimeType: string): DeedMime {
  if (mimeType === 'application/pdf' || mimeType === 'image/jpeg' || mimeType === 'image/png') return mimeType;
  throw new Error(`no deed is of type ${mimeType}`);
}
