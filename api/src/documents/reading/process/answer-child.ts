import type { DocumentType } from '@waqf/contracts/documents';
import { fieldsOfDeed } from '../deed-reading.js';
import type { DeedLine, DeedQuestion } from '../second-reading/model-question.js';
import { mostLetters, mostLines } from '../second-reading/deed-lines.js';

/**
 * Asks the language model on behalf of a child process. `signal` aborts the request when the child ends or its time
 * runs out. An error counts as no answer.
 */
export type AskForChild = (question: DeedQuestion, signal: AbortSignal) => Promise<string | null>;

/** The most time, in milliseconds, that a child needs after it gets the answer. */
const reserveMs = 10_000;
/** The longest answer, in characters, that is passed to a child; answers about a deed need a few thousand. */
const longestAnswer = 64 * 1024;

const documentTypes = Object.keys(fieldsOfDeed) as DocumentType[];

/**
 * Answers the one question that a child may ask. The child opens untrusted files, so its question is checked like
 * untrusted input: a second, malformed or late question is answered with null at once.
 */
export class ChildQuestions {
  private readonly gone = new AbortController();
  private asked = false;

  /**
   * @param reply passes the answer to the child
   * @param deadline when the child is killed, on the clock of `performance.now()`
   */
  constructor(
    private readonly reply: (content: string | null) => void,
    private readonly ask: AskForChild | undefined,
    private readonly deadline: number,
  ) {}

  async answer(question: unknown): Promise<void> {
    const first = !this.asked;
    this.asked = true;
    const sound = first && this.ask ? soundQuestion(question) : null;
    this.reply(sound && this.ask ? await this.contentFor(sound, this.ask) : null);
  }

  /** Aborts the request: the child has ended, so nobody waits for the answer. */
  end(): void {
    this.gone.abort();
  }

  private async contentFor(question: DeedQuestion, ask: AskForChild): Promise<string | null> {
    const left = Math.floor(this.deadline - performance.now() - reserveMs);
    if (left <= 0) return null;
    try {
      const content = await ask(question, AbortSignal.any([this.gone.signal, AbortSignal.timeout(left)]));
      return content === null || content.length > longestAnswer ? null : content;
    } catch {
      return null;
    }
  }
}

/**
 * Only the type and the lines of a question; anything else that the child added is dropped. Null when the question is
 * not valid.
 */
function soundQuestion(question: unknown): DeedQuestion | null {
  const { type, lines } = (question ?? {}) as Partial<Record<keyof DeedQuestion, unknown>>;
  const known = documentTypes.find((one) => one === type);
  if (!known || !Array.isArray(lines) || lines.length > mostLines) return null;
  const sound: DeedLine[] = [];
  let letters = 0;
  for (const line of lines as ({ n?: unknown; text?: unknown } | null)[]) {
    if (line?.n !== sound.length + 1 || typeof line.text !== 'string') return null;
    letters += line.text.length;
    sound.push({ n: line.n, text: line.text });
  }
  return letters <= mostLetters ? { type: known, lines: sound } : null;
}
