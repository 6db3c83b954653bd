import type { DocumentType } from '@waqf/contracts/documents';
import { fieldsOfDeed } from './deed-reading.js';
import type { DeedLine, DeedQuestion } from './model-question.js';
import { mostLetters, mostLines } from './second-reading/deed-lines.js';

/**
 * Asks for a child. `signal` ends it when the child is gone or its time runs out. What it throws counts as no answer.
 */
export type AskForChild = (question: DeedQuestion, signal: AbortSignal) => Promise<string | null>;

/** What a child still needs of its time after an answer, at most. */
const reserveMs = 10_000;
/** Letters of an answer that a child is handed; the answers of a deed need some thousands. */
const longestAnswer = 64 * 1024;

const documentTypes = Object.keys(fieldsOfDeed) as DocumentType[];

/**
 * Answers the one question of a child. The child opens files of strangers, so that its question is looked at like
 * theirs: a second one, one that is no lines of a deed, or one that comes too late is answered by null at once.
 */
export class ChildQuestions {
  private readonly gone = new AbortController();
  private asked = false;

  /**
   * @param reply hands the answer to the child
   * @param deadline of `performance.now()`, when the child is killed
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

  /** The child has ended: nobody waits for the answer. */
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

/** Type and lines of a question and nothing else that a child may have put into it; null when it is none. */
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
