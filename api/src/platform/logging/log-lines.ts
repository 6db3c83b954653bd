import { redacted } from './redact.js';

/** A log line as it is stored. */
export interface StoredLine {
  readonly at: Date;
  readonly level: 'error' | 'warn' | 'info' | 'debug';
  readonly source: string;
  readonly message: string;
  readonly reference: string | null;
  readonly detail: string | null;
}

/** A request that was answered, or whose caller has disconnected. */
export interface EndedCall {
  readonly level: StoredLine['level'];
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly reference: string;
  /** Trace id, when traces are collected. */
  readonly trace: string | undefined;
  /** Duration in milliseconds. */
  readonly responseTime: number;
}

/** Maximum number of waiting lines; more are counted and dropped, so that a flood cannot fill the memory. */
const mostWaiting = 5000;
const longest = { source: 60, message: 500, detail: 4000 } as const;

/** Lines that this process has written and that are not stored yet. Identities were already removed from them. */
export class LogLines {
  private waiting: StoredLine[] = [];
  private dropped = 0;

  /** @param line one complete line of JSON */
  add(line: string): void {
    this.keep(() => lineOf(line));
  }

  /** Adds a request whose line is not printed, with the same result as its line but without the detour through JSON. */
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

  /** Returns the waiting lines and empties the list; an extra line says how many were dropped. */
  take(): StoredLine[] {
    const taken = this.waiting;
    this.waiting = [];
    if (this.dropped === 0) return taken;
    const message = `${this.dropped} lines were not kept: too many in a second`;
    this.dropped = 0;
    return [...taken, { at: new Date(), level: 'warn', source: 'Logs', message, reference: null, detail: null }];
  }
}

/** A process has one logger, so one list of lines. */
export const logLines = new LogLines();

/** The framework's messages about routes and modules at every start: hundreds of lines that are not kept. */
const startupContexts = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver']);
/** Whether a written line is one of those. */
export const isStartupLine = (line: string): boolean => startupContexts.has(/"context":"(\w+)"/.exec(line)?.[1] ?? '');

function lineOf(text: string): StoredLine | undefined {
  if (isStartupLine(text)) return undefined;
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

/** True for requests that read the log: reading the log must not add to it. */
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

/** Translates pino's numeric levels. */
function levelOf(level: number): StoredLine['level'] {
  if (level >= 50) return 'error';
  if (level >= 40) return 'warn';
  return level >= 30 ? 'info' : 'debug';
}
