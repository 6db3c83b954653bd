import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { documentProgress, type DocumentProgress } from '@waqf/contracts/documents';
import { notificationEvent, reportReady, transferSettled, waqfChanged } from '@waqf/contracts/notifications';
import { http } from '../http/http';

/** Events of `GET /api/notifications/stream` with the data of each. */
export interface ServerEvents {
  notification: z.infer<typeof notificationEvent>;
  'document.progress': DocumentProgress;
  'waqf.changed': z.infer<typeof waqfChanged>;
  'transfer.settled': z.infer<typeof transferSettled>;
  'report.ready': z.infer<typeof reportReady>;
}
export type ServerEventName = keyof ServerEvents;

const contracts: { [Name in ServerEventName]: z.core.$ZodType<ServerEvents[Name]> } = {
  notification: notificationEvent,
  'document.progress': documentProgress,
  'waqf.changed': waqfChanged,
  'transfer.settled': transferSettled,
  'report.ready': reportReady,
};

const path = '/api/notifications/stream';
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** A page that is never idle opens the connection after this time. */
const longestWaitMs = 2_000;

type Handler = (data: never) => void;
const handlers = new Map<ServerEventName, Set<Handler>>();
let source: EventSource | null = null;
let lastEventId = '';
let retryMs = firstRetryMs;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let waiting: number | undefined;

/** Listens to an event of the server while the component is mounted; all listeners of the page share one connection. */
export function useServerEvent<Name extends ServerEventName>(
  name: Name,
  handler: (data: ServerEvents[Name]) => void,
): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onServerEvent(name, (data) => latest.current(data)), [name]);
}

/** The first connection begins at this event, or at the `eventsFrom` of a page; called before anybody listens. */
export function startServerEventsAt(id: string): void {
  lastEventId = id;
}

/**
 * The same for code outside React. Returns a function that stops listening; the connection closes with the last
 * listener.
 */
export function onServerEvent<Name extends ServerEventName>(
  name: Name,
  handler: (data: ServerEvents[Name]) => void,
): () => void {
  const set = handlers.get(name) ?? new Set<Handler>();
  handlers.set(name, set.add(handler as Handler));
  if (!source && retryTimer === undefined && waiting === undefined) openWhenIdle();
  return () => {
    set.delete(handler as Handler);
    if ([...handlers.values()].every((each) => each.size === 0)) closeServerEvents();
  };
}

/**
 * Closes the connection and forgets the last event id; called at sign-out, so that nothing is left for the next user.
 */
export function closeServerEvents(): void {
  clearTimeout(retryTimer);
  retryTimer = undefined;
  if (waiting !== undefined) cancelIdleCallback(waiting);
  waiting = undefined;
  source?.close();
  source = null;
  lastEventId = '';
  retryMs = firstRetryMs;
}

/** A page that is being drawn has the line and the processor for itself. Not every browser says when it is idle. */
function openWhenIdle(): void {
  if (typeof requestIdleCallback === 'undefined') open();
  else waiting = requestIdleCallback(open, { timeout: longestWaitMs });
}

function open(): void {
  retryTimer = undefined;
  waiting = undefined;
  // The browser resends Last-Event-ID when it reconnects by itself; a connection that this code opens sends it in the
  // URL.
  const opened = new EventSource(lastEventId === '' ? path : `${path}?lastEventId=${encodeURIComponent(lastEventId)}`, {
    withCredentials: true,
  });
  source = opened;
  opened.onopen = () => {
    retryMs = firstRetryMs;
  };
  opened.onerror = () => {
    // CLOSED means that the browser gave up (the answer was not a stream); otherwise it reconnects by itself.
    if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
    source = null;
    // An event stream does not give the reason of a refusal, but a call does; if it answers 401, the session ends here
    // too.
    http.get('/api/user/me', z.unknown(), { passive: true }).catch(() => undefined);
    retryTimer = setTimeout(open, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };
  for (const name of Object.keys(contracts) as ServerEventName[]) {
    opened.addEventListener(name, (event) => dispatch(name, event as MessageEvent<string>));
  }
}

function dispatch(name: ServerEventName, event: MessageEvent<string>): void {
  if (event.lastEventId !== '') lastEventId = event.lastEventId;
  let data: unknown;
  try {
    data = JSON.parse(event.data);
  } catch {
    console.error(`event ${name} is not JSON`);
    return;
  }
  const parsed = z.safeParse(contracts[name] as z.core.$ZodType<unknown>, data);
  if (!parsed.success) {
    console.error(`event ${name} is not what its contract says`);
    return;
  }
  for (const handler of handlers.get(name) ?? []) handler(parsed.data as never);
}
