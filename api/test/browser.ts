import type { StepUpStarted } from '@waqf/contracts/step-up';

/** The answer to a call. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON, otherwise text; undefined when empty. */
  readonly body: unknown;
  readonly bytes: Buffer;
}

export interface CallOptions {
  readonly body?: unknown;
  /** Sent as multipart/form-data instead of `body`. */
  readonly form?: FormData;
  /** `undefined` removes a header that would otherwise be sent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** The browser of one person: keeps cookies, and sends the origin of its page. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  /** @param origin the address of the platform, e.g. `http://127.0.0.1:20000` */
  constructor(readonly origin: string) {}

  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.call('GET', path, options);
  }

  post(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.call('POST', path, { ...options, body });
  }

  patch(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.call('PATCH', path, { ...options, body });
  }

  put(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.call('PUT', path, { ...options, body });
  }

  delete(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.call('DELETE', path, options);
  }

  /** Posts a form with files. */
  upload(path: string, form: FormData, options: CallOptions = {}): Promise<Answer> {
    return this.call('POST', path, { ...options, form });
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const response = await this.open(method, path, options);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    const text = bytes.toString('utf8');
    return {
      status: response.status,
      headers: response.headers,
      body: bytes.length === 0 ? undefined : isJson ? JSON.parse(text) : text,
      bytes,
    };
  }

  /** Like `call`; when a fresh confirmation is needed, confirms on the simulated phone and calls again. */
  async confirmed(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const first = await this.call(method, path, options);
    if (!isStepUpNeeded(first.body)) return first;
    const stepUpId = await this.stepUp(first.body.act);
    return this.call(method, path, { ...options, headers: { ...options.headers, 'x-step-up': stepUpId } });
  }

  /** Confirms an act on the simulated phone. @returns the value for the header `x-step-up` */
  async stepUp(act: unknown): Promise<string> {
    const started = await this.post('/api/auth/step-up', { act });
    if (started.status !== 201) throw new Error(`step-up: ${started.status} ${JSON.stringify(started.body)}`);
    const { stepUpId, random, confirms } = started.body as StepUpStarted;
    // Without a description of the act there is nothing to confirm.
    const unsaid = confirms.lines.find(({ value }) => value.ar.trim() === '' || value.en.trim() === '');
    if (unsaid) throw new Error(`step-up: nothing stands under ${unsaid.label.en}`);
    // On the phone a day is shown in both calendars, not as the API writes it.
    const plainDay = confirms.lines.find(({ value }) => /^\d{4}-\d{2}-\d{2}$/.test(value.ar));
    if (plainDay) throw new Error(`step-up: ${plainDay.value.ar} stands under ${plainDay.label.en}`);
    await this.post(`/simulator/nafath/transactions/${stepUpId}/approve`, { random });
    return stepUpId;
  }

  /** Like `call`, but the body is not read yet: for event streams. */
  async open(method: string, path: string, { body, form, headers = {}, signal }: CallOptions = {}): Promise<Response> {
    const sent = new Headers();
    if (method !== 'GET') sent.set('origin', this.origin);
    if (this.cookies.size > 0) sent.set('cookie', this.cookieHeader());
    if (body !== undefined) sent.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) sent.delete(name);
      else sent.set(name, value);
    }
    const payload = form ?? (typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body));
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: sent,
      body: payload,
      redirect: 'manual',
      ...(signal ? { signal } : {}),
    });
    this.keep(response);
    return response;
  }

  /** The value of a cookie. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A new browser with the same cookies. */
  copy(): Browser {
    const copy = new Browser(this.origin);
    for (const [name, value] of this.cookies) copy.setCookie(name, value);
    return copy;
  }

  private keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(at + 1));
    }
  }
}

const isStepUpNeeded = (body: unknown): body is { act: unknown } =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'identity.step-up-needed';
