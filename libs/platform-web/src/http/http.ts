import type { Problem } from '@waqf/contracts';
import * as z from 'zod/mini';
import { currentLanguage } from '../language/language';
import { identityHeader } from '../storage';
import { takePreloadedAnswer } from './first-data';
import { ConnectionError, ContractError, HttpError, StepUpCancelledError } from './http-error';
import { pageTrace } from './page-trace';

export type Contract<T> = z.core.$ZodType<T>;

export interface RequestOptions {
  signal?: AbortSignal;
  /** Makes it safe to repeat a call: the same key and body get the answer of the first call. */
  idempotencyKey?: string;
  /** True for a poll that the user did not trigger: it does not extend the session. */
  passive?: boolean;
  /** Id of a fresh confirmation of this act. When left out, the user is asked if the server requires one. */
  stepUpId?: string;
  /** When true, a 401 is returned as an answer and does not end the session. */
  tolerate401?: boolean;
}

export interface DeleteOptions extends RequestOptions {
  /** Data that the server requires, such as an administrator's reason. */
  body?: unknown;
}

export interface UploadOptions extends RequestOptions {
  /** Called with the share of the bytes that have been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const unauthorizedListeners = new Set<() => void>();

/** Registers a listener for a 401 answer to a call that needed a session. Returns a function that removes it. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** The act for which a call needs a fresh confirmation, from the server's refusal. */
export type StepUpAct = NonNullable<Problem['act']>;
/** Asks the user to confirm; resolves to null when the user cancels. */
type ConfirmAct = (act: StepUpAct) => Promise<string | null>;
let confirmAct: ConfirmAct | undefined;

/** Registers the shell's dialog, which asks users to confirm an act. Returns a function that removes it. */
export function onStepUpNeeded(confirm: ConfirmAct): () => void {
  confirmAct = confirm;
  return () => {
    if (confirmAct === confirm) confirmAct = undefined;
  };
}

/**
 * The only client of the API: it sends the cookie and `x-national-id`, uses JSON, and parses answers by the contract.
 * Throws `HttpError` for an answer that is not ok, `ConnectionError` when there is no answer, `ContractError` when the
 * answer does not match the contract; each is logged first. When a call needs a fresh confirmation in Nafath, the user
 * is asked for it and the call is sent again.
 */
export const http = {
  get: <T>(path: string, contract: Contract<T>, options?: RequestOptions) =>
    send('GET', path, undefined, contract, options),
  post: sendOnce('POST'),
  put: sendOnce('PUT'),
  patch: sendOnce('PATCH'),
  delete: <T>(path: string, contract: Contract<T>, { body, ...options }: DeleteOptions = {}) =>
    sendOnce('DELETE')(path, body, contract, options),
  upload: <T>(path: string, form: FormData, contract: Contract<T>, options?: UploadOptions) =>
    once(['upload', path, partsOf(form)], () => upload(path, form, contract, options)),
  download,
};

/**
 * The answer to a GET that was sent with the page, returned once, so that the first render of a screen already has its
 * data. Undefined when there is none or it does not match the contract; the screen then makes the call and gets the
 * error.
 */
export function takePreloadedData<T>(path: string, contract: Contract<T>): T | undefined {
  const answer = takePreloadedAnswer(path);
  const parsed = answer === null ? undefined : z.safeParse(contract, JSON.parse(answer));
  return parsed?.success ? parsed.data : undefined;
}

/** Contract of an answer without a body (204). */
export const nothing: Contract<void> = z.void();

function headersOf(options: RequestOptions, json: boolean): Record<string, string> {
  const identity = identityHeader();
  const trace = pageTrace();
  return {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...(json ? { 'content-type': 'application/json' } : {}),
    ...(identity === null ? {} : { 'x-national-id': identity }),
    ...(options.passive ? { 'x-poll': '1' } : {}),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
    ...(options.stepUpId === undefined ? {} : { 'x-step-up': options.stepUpId }),
    ...(trace === undefined ? {} : { traceparent: trace }),
  };
}

async function request(method: Method, path: string, body: unknown, options: RequestOptions): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      headers: headersOf(options, true),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw logged(method, path, new ConnectionError(String(error)));
  }
}

/** Calls without an answer yet, by what they do. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Makes a call that changes something, once: while it has no answer, the same call again gets its answer. A double
 * click would otherwise do the act twice, and the second refusal ("not found") would hide the success of the first.
 */
function once<T>(call: readonly unknown[], run: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(call);
  const sent = underWay.get(key) as Promise<T> | undefined;
  if (sent) return sent;
  const answer = run().finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}

function sendOnce(method: Method) {
  return <T>(path: string, body: unknown, contract: Contract<T>, options: RequestOptions = {}): Promise<T> => {
    const run = () => send(method, path, body, contract, options);
    return options.signal ? run() : once([method, path, body, options], run);
  };
}

async function send<T>(
  method: Method,
  path: string,
  body: unknown,
  contract: Contract<T>,
  options: RequestOptions = {},
): Promise<T> {
  const preloaded = method === 'GET' ? takePreloadedAnswer(path) : null;
  const answer = preloaded === null ? await answerTo(method, path, body, options) : { ...ok, body: preloaded };
  const stepUpId = await confirmedFor(answer, options);
  return stepUpId === undefined
    ? read(method, path, answer, contract, options)
    : send(method, path, body, contract, { ...options, stepUpId });
}

const ok = { status: 200, statusText: 'OK' };

async function answerTo(method: Method, path: string, body: unknown, options: RequestOptions): Promise<Answer> {
  const response = await request(method, path, body, options);
  const { status, statusText } = response;
  return { status, statusText, body: await response.text() };
}

/**
 * The fresh confirmation that a refusal asks for, requested at most once; undefined when it asks for none.
 * @throws StepUpCancelledError
 */
async function confirmedFor({ status, body }: Answer, options: RequestOptions): Promise<string | undefined> {
  const act = status === 403 && options.stepUpId === undefined ? new HttpError(403, body).problem?.act : undefined;
  if (!act || !confirmAct) return undefined;
  const stepUpId = await confirmAct(act);
  if (stepUpId === null) throw new StepUpCancelledError();
  return stepUpId;
}

/** A file made by the server, with the name from its header. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string;
  headers: Headers;
}

/** Posts a request and returns a file; an answer that is not ok is handled as in every other call. */
async function download(path: string, body: unknown, options: RequestOptions = {}): Promise<DownloadedFile> {
  const response = await request('POST', path, body, options);
  const { status, statusText, headers } = response;
  if (!response.ok) {
    const answer = { status, statusText, body: await response.text() };
    const stepUpId = await confirmedFor(answer, options);
    if (stepUpId !== undefined) return download(path, body, { ...options, stepUpId });
    read('POST', path, answer, nothing, options);
  }
  try {
    return {
      blob: await response.blob(),
      fileName: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file',
      headers,
    };
  } catch (error) {
    throw logged('POST', path, new ConnectionError(String(error)));
  }
}

interface Answer {
  status: number;
  statusText: string;
  body: string;
}

function read<T>(method: Method, path: string, answer: Answer, contract: Contract<T>, options: RequestOptions): T {
  if (answer.status < 200 || answer.status > 299) {
    const error = new HttpError(answer.status, answer.body, answer.statusText);
    if (answer.status === 401 && options.tolerate401) throw error;
    if (answer.status === 401) for (const listener of unauthorizedListeners) listener();
    throw logged(method, path, error);
  }
  const parsed = z.safeParse(contract, answer.body === '' ? undefined : parseJson(method, path, answer.body));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw logged(method, path, new ContractError(path, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim()));
}

function parseJson(method: Method, path: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw logged(method, path, new ContractError(path, 'the answer is not JSON'));
  }
}

/** The fields of a form, and its files by name, size and time. */
const partsOf = (form: FormData) =>
  [...form.entries()].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );

/**
 * Sends multipart data by XMLHttpRequest, because fetch does not report upload progress. The browser sets the content
 * type.
 */
function upload<T>(path: string, form: FormData, contract: Contract<T>, options: UploadOptions = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headersOf(options, false))) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      try {
        resolve(
          read(
            'POST',
            path,
            { status: request.status, statusText: request.statusText, body: request.responseText },
            contract,
            options,
          ),
        );
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(logged('POST', path, new ConnectionError('the upload was interrupted')));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (options.signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    request.send(form);
  });
}

/**
 * Logs a failure before it is thrown (specification, section 7): only status and reference, never a body with personal
 * data.
 */
function logged<E extends Error>(method: Method, path: string, error: E): E {
  const detail =
    error instanceof HttpError ? `${error.status} ${error.code ?? ''} ${error.reference ?? ''}`.trim() : error.message;
  console.error(`${method} ${path} failed: ${detail}`);
  return error;
}
