import { redacted } from './redact.js';

/** A line of the log as it is stored. */
export interface StoredLine {
  readonly at: Date;
  readonly level: 'error' | 'warn' | 'info' | 'debug';
  readonly source: string;
  readonly message: string;
  readonly reference: string | null;
  readonly detail: string | null;
}

/** A call that was answered, or whose caller has gone. */
export interface EndedCall {
  readonly level: StoredLine['level'];
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly reference: string;
  /** Of the traces, where they are collected. */
  readonly trace: string | undefined;
  /** Milliseconds. */
  readonly responseTime: number;
}

/** Lines that wait at most; further ones are counted and dropped, so that a flood can't fill the memory. */
const mostWaiting = 5000;
const longest = { source: 60, message: 500, detail: 4000 } as const;

/** Lines that this process has written and that are not stored yet. What arrives here has no identities any more. */
export class LogLines {
  private waiting: StoredLine[] = [];
  private dropped = 0;

  /** @param line one finished line of JSON */
  add(line: string): void {
    this.keep(() => lineOf(line));
  }

  /** A call whose line is not printed: the same as its line would be, without the way through JSON. */
  addCall(call: EndedCall): void {
    this.keep(() => lineOfCall(call));
  }

  private keep(line: () => StoredLine | undefined): void {
    if (this.waiting.length >= mostWaiting) this.dropped += 1;
    else {
      const stored = line();
      if (stored) this.waiting.push(stored);
    }
  }

  /** What waits, once; a line of its own says how many were dropped. */
  take(): StoredLine[] {
    const taken = this.waiting;
    this.waiting = [];
    if (this.dropped === 0) return taken;
    const message = `${this.dropped} lines were not kept: too many in a second`;
    this.dropped = 0;
    return [...taken, { at: new Date(), level: 'warn', source: 'Logs', message, reference: null, detail: null }];
  }
}

/** A process has one logger, hence one list of lines. */
export const logLines = new LogLines();

/** What the framework says of each route and module at every start, in hundreds of lines. */
const ofStart = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver']);
/** Of a line as it is written. */
export const isOfStart = (line: string): boolean => ofStart.has(/"context":"(\w+)"/.exec(line)?.[1] ?? '');

function lineOf(text: string): StoredLine | undefined {
  if (isOfStart(text)) return undefined;
  let line: Record<string, unknown>;
  try {
    line = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const { level, time, msg, context, reference, req, res, pid: _pid, hostname: _host, ...rest } = line;
  const call = callOf(req, res);
  if (call !== undefined && readsLog(call)) return undefined;
  const detail = Object.keys(rest).length === 0 ? null : JSON.stringify(rest).slice(0, longest.detail);
  return {
    at: new Date(typeof time === 'number' ? time : Date.now()),
    level: levelOf(Number(level)),
    source: (typeof context === 'string' ? context : call ? 'http' : 'platform').slice(0, longest.source),
    message: (call ?? (typeof msg === 'string' ? msg : '')).slice(0, longest.message),
    reference: typeof reference === 'string' ? reference.slice(0, 64) : null,
    detail,
  };
}

/** Reading the log must not add to it. */
const readsLog = (call: string): boolean => call.startsWith('GET /api/admin/system/');

function lineOfCall({
  level,
  method,
  path,
  status,
  reference,
  trace,
  responseTime,
}: EndedCall): StoredLine | undefined {
  const call = redacted(`${method} ${path} ${status}`);
  if (readsLog(call)) return undefined;
  return {
    at: new Date(),
    level,
    source: 'http',
    message: call.slice(0, longest.message),
    reference: reference.slice(0, 64),
    detail: JSON.stringify({ ...(trace === undefined ? {} : { trace }), responseTime }),
  };
}

function callOf(request: unknown, response: unknown): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  const { method, path } = request as { method?: unknown; path?: unknown };
  const status = typeof response === 'object' && response !== null ? Reflect.get(response, 'status') : undefined;
  return [method, path, status].filter((part) => part !== undefined).join(' ');
}

/** Pino's numbers. */
function levelOf(level: number): StoredLine['level'] {
  if (level >= 50) return 'error';
  if (level >= 40) return 'warn';
  return level >= 30 ? 'info' : 'debug';
}
