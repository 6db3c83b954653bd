import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Environment } from '../environment.js';
import { UnknownHostError } from '../errors/platform.errors.js';

/**
 * Refuses requests for a host that is not ours: a page of another name that points here (DNS rebinding) could otherwise
 * read answers as if it were ours, and links in answers would lead to that name. A platform of real people answers to
 * PUBLIC_URL and to this machine; a demo also to addresses and to its machine's name, because it has no other.
 */
export function refuseUnknownHost(environment: Environment): RequestHandler {
  const own = new Set(environment.publicUrl === undefined ? [] : spellings(new URL(environment.publicUrl)));
  const named = new Set([environment.host, environment.simulators ? hostname() : undefined]);
  // The last host that was admitted: nearly every request names the same one.
  let admitted: string | undefined;
  return (request: Request, _response: Response, next: NextFunction) => {
    // Probes come by the address of the machine or the pod.
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

/** An address without a port is also named with the port of its scheme: balancers pass it on so. */
const spellings = ({ protocol, host, port }: URL): string[] =>
  port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host];

const isLoopback = (name: string): boolean => name === 'localhost' || name === '127.0.0.1' || name === '::1';
