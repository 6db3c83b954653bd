import { setTimeout as delay } from 'node:timers/promises';

/** The delay that the server asks browsers to use. */
const reconnectMs = 2_000;

/**
 * One open page of a user: reads the event stream, and reconnects at its last position when the connection breaks, like
 * a browser.
 * @returns {{
 *   opened: Promise<void>, notices: string[], reconnected: () => number, signedOut: () => boolean, close: () => void
 * }} `notices`: ids in the order of arrival
 */
export function openPage(url, cookie) {
  const notices = [];
  const state = { lastId: undefined, reconnected: 0, signedOut: false, closed: new AbortController() };
  let isOpen;
  const opened = new Promise((resolve) => (isOpen = resolve));

  async function listen() {
    while (!state.closed.signal.aborted) {
      await readOnce().catch(() => undefined);
      if (state.closed.signal.aborted) return;
      state.reconnected += 1;
      await delay(reconnectMs);
    }
  }

  async function readOnce() {
    const answer = await fetch(`${url}/api/notifications/stream`, {
      headers: { cookie, ...(state.lastId ? { 'last-event-id': state.lastId } : {}) },
      signal: state.closed.signal,
    });
    if (answer.status === 401) state.signedOut = true;
    if (!answer.ok) return;
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop();
      for (const part of parts) take(part);
    }
  }

  function take(part) {
    const line = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
    state.lastId = line('id') ?? state.lastId;
    if (state.lastId) isOpen();
    if (line('event') === 'notification') notices.push(JSON.parse(line('data')).notification.id);
  }

  void listen();
  return {
    opened,
    notices,
    reconnected: () => state.reconnected,
    signedOut: () => state.signedOut,
    close: () => state.closed.abort(),
  };
}
