import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Environment } from '../environment.js';
import { UnknownHostError } from '../errors/platform.errors.js';

/**
 * Refuses requests for an unknown host. Otherwise a page under another name that resolves to this server (DNS
 * rebinding) could read answers as if it were ours, and links in answers would lead to that name. A production platform
 * accepts PUBLIC_URL and loopback; a demo also accepts IP addresses and its machine's name, because it has no other
 * name. Two Host headers are refused even when they agree: this server would read the first one and a proxy before it
 * perhaps the last, so that both would speak of different sites.
 */
export function refuseUnknownHost(environment: Environment): RequestHandler {
  const own = new Set(environment.publicUrl === undefined ? [] : spellings(new URL(environment.publicUrl)));
  const named = new Set([environment.host, environment.simulators ? hostname() : undefined]);
  // The last host that was accepted: nearly every request names the same one.
  let admitted: string | undefined;
  return (request: Request, _response: Response, next: NextFunction) => {
    if (hasTwoHosts(request)) return next(new UnknownHostError());
    // Health probes use the address of the machine or the pod.
    if (request.path.startsWith('/health/')) return next();
    const given = request.host ?? '';
    if (given === admitted) return next();
    const host = given.toLowerCase();
    const name = host.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1');
    const known = own.has(host) || isLoopback(name) || named.has(name) || (environment.simulators && isIP(name) !== 0);
    if (!known) return next(new UnknownHostError());
    admitted = given;
    next();
  };
}

function hasTwoHosts({ rawHeaders }: Request): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? '')) hosts += 1;
  return hosts > 1;
}

/** An address without a port is also accepted with the default port of its scheme, because load balancers add it. */
const spellings = ({ protocol, host, port }: URL): string[] =>
  port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host];

const isLoopback = (name: string): boolean => name === 'localhost' || name === '127.0.0.1' || name === '::1';
