/** One server-sent event; JSON has no raw line breaks, so one `data:` line is enough. */
export const eventText = (id: string, event: string, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** How soon a browser comes back after a break. */
const reconnectMs = 2_000;

/**
 * First bytes: the place where the stream starts. An id without data tells the browser where to resume, and dispatches
 * nothing, so that a page which breaks off before its first event misses none.
 */
export const openingText = (id: string): string => `retry: ${reconnectMs}\nid: ${id}\n\n`;

/** A comment, so that proxies and browsers see that the connection is alive. */
export const heartbeatText = ': heartbeat\n\n';
