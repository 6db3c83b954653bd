import { connect } from 'node:net';
import { rounded } from '@waqf/formats';

/** How many milliseconds to wait until an external system is reached. */
const timeoutMs = 3000;
const slowMs = 2000;
const smtpPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** How many milliseconds the server of an address took to accept a connection; null when it did not. */
export function connectMs(address: string): Promise<number | null> {
  const { hostname, port, protocol } = new URL(address);
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || smtpPorts[protocol]), timeout: timeoutMs });
    const end = (ms: number | null): void => {
      socket.destroy();
      resolve(ms);
    };
    socket.once('connect', () => end(rounded(performance.now() - started)));
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });
}

export interface HttpProbeResult {
  readonly answerMs: number | null;
  readonly state: 'healthy' | 'warning' | 'error';
  readonly problem: 'unreachable' | 'refuses' | 'slow' | null;
}

/** Calls an address over HTTP: any answer except a server error (5xx) means that it can be reached. */
export async function probeHttp(address: string, headers: Record<string, string> = {}): Promise<HttpProbeResult> {
  const started = performance.now();
  try {
    const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    const answerMs = rounded(performance.now() - started);
    if (response.status >= 500) return { answerMs, state: 'error', problem: 'refuses' };
    return answerMs > slowMs
      ? { answerMs, state: 'warning', problem: 'slow' }
      : { answerMs, state: 'healthy', problem: null };
  } catch {
    return { answerMs: null, state: 'error', problem: 'unreachable' };
  }
}
