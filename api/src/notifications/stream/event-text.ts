/** One server-sent event. JSON has no raw line breaks, so one `data:` line is enough. */
export const eventText = (id: string, event: string, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** How soon a browser reconnects after the connection breaks. */
const reconnectMs = 2_000;

/**
 * The first bytes of a stream, with its start position. An id without data tells the browser where to resume and
 * dispatches no event, so a page whose connection breaks before its first event misses nothing.
 */
export const openingText = (id: string): string => `retry: ${reconnectMs}\nid: ${id}\n\n`;

/** A comment line that shows proxies and browsers that the connection is alive. */
export const heartbeatText = ': heartbeat\n\n';
