import type { DeedQuestion } from '../reading/second-reading/model-question.js';
import { LanguageModel, NoAnswerError } from './language-model.port.js';
import { messagesFor } from './question-prompt.js';
import { Cooldown } from './cooldown.js';

export interface OpenAiOptions {
  /** Base address without a trailing slash, as in other clients: `https://models.example/v1`. */
  url: string;
  /** Name of the model at the endpoint. */
  model: string;
  /** Bearer key; undefined when the endpoint needs none. */
  key?: string | undefined;
  timeoutMs: number;
}

/** Maximum size of an answer in bytes; a longer one is rejected. */
const mostBytes = 256 * 1024;
/** Maximum number of tokens that the model may write. */
const mostTokens = 4096;

/** Works with any endpoint that supports OpenAI's `POST /chat/completions`. */
export class OpenAiLanguageModel extends LanguageModel {
  private readonly cooldown: Cooldown;

  constructor(
    private readonly options: OpenAiOptions,
    now: () => number = () => performance.now(),
  ) {
    super();
    this.cooldown = new Cooldown(now);
  }

  override get available(): boolean {
    return this.cooldown.isOver;
  }

  override async ask(question: DeedQuestion, signal: AbortSignal): Promise<string> {
    if (!this.available) throw new NoAnswerError('resting');
    const timeout = AbortSignal.timeout(this.options.timeoutMs);
    try {
      const content = contentOf(await this.post(question, AbortSignal.any([signal, timeout])));
      this.cooldown.succeeded();
      return content;
    } catch (error) {
      // The caller has cancelled the question: this is not a failure of the model.
      if (signal.aborted) throw new NoAnswerError('stopped');
      this.cooldown.failed(error instanceof NoAnswerError ? error.restMs : undefined);
      // The message of a failed fetch may contain the address; only the kind of failure is passed on.
      throw error instanceof NoAnswerError ? error : new NoAnswerError(timeout.aborted ? 'timed_out' : 'unreachable');
    }
  }

  private async post(question: DeedQuestion, signal: AbortSignal): Promise<string> {
    const { url, model, key } = this.options;
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      // A new connection for each question: a reused one may already be closed, and questions are not retried.
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        connection: 'close',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        temperature: 0,
        max_tokens: mostTokens,
        response_format: { type: 'json_object' },
        messages: messagesFor(question),
      }),
      // The key must be sent to this address only.
      redirect: 'error',
      signal,
    });
    if (response.status === 200) return textOf(response);
    await response.body?.cancel();
    if (response.status === 429) throw new NoAnswerError('busy', 429, restOf(response.headers.get('retry-after')));
    throw new NoAnswerError(response.status >= 500 ? 'failing' : 'refused', response.status);
  }
}

/** How long to wait after too many requests, if the answer says so, in seconds or as a date. */
function restOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

/** The body as text; reading stops as soon as it is too large. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new NoAnswerError('too_large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The text in `choices[0].message.content` of an answer. */
function contentOf(body: string): string {
  let content: unknown;
  try {
    content = (JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] } | null)?.choices?.[0]?.message
      ?.content;
  } catch {
    throw new NoAnswerError('malformed');
  }
  if (typeof content !== 'string') throw new NoAnswerError('malformed');
  return content;
}
