import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { v5 } from 'uuid';
import type { Ctx } from '../context/ctx.js';
import { newId } from '../context/new-id.js';
import { InvalidIdempotencyKeyError } from '../errors/platform.errors.js';

/** Namespace of the ids that are derived from a person, a route and a key; it must never change. */
const entryIds = '6f0f2f4e-9d0c-4b1b-8a35-0c1b6b8f5d11';
/** Namespace of fingerprints. */
const fingerprints = 'd5e4e6c8-2c0b-4a56-9a3e-6b8f3f0f7c22';

/** Visible ASCII characters, as in UUIDs and all usual keys. */
const wellFormed = /^[\x21-\x7e]{1,200}$/;

/**
 * The header `Idempotency-Key` as a controller parameter, `string | undefined`; routes that move money pass it to
 * `entryIdOf`. A key that is not 1 to 200 visible ASCII characters gets 400 (`platform.idempotency-key`).
 */
export const IdempotencyKey = createParamDecorator((_: unknown, execution: ExecutionContext): string | undefined =>
  readIdempotencyKey(execution.switchToHttp().getRequest<Request>().headers['idempotency-key']),
);

/** @throws InvalidIdempotencyKeyError (400) */
export function readIdempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !wellFormed.test(header)) throw new InvalidIdempotencyKeyError();
  return header;
}

/**
 * Id of the entry that a money request creates: the same for the same person, route and key, whichever process answers;
 * a new one when there is no key.
 * @param route as in the route table, e.g. `POST /api/bank-transfer`
 */
export function entryIdOf(ctx: Ctx, route: string, key: string | undefined): string {
  if (key === undefined) return newId();
  const actor =
    ctx.actor.kind === 'person'
      ? ctx.actor.userId
      : ctx.actor.kind === 'system'
        ? `system:${ctx.actor.name}`
        : 'anonymous';
  return v5(JSON.stringify([actor, route, key]), entryIds);
}

/**
 * Distinguishes bodies that are sent with the same key: equal values give the same result, in any order of their
 * fields.
 * @param body parsed by the contract; bigints and dates are left as they are
 * @returns UUID v5
 */
export function fingerprintOf(body: unknown): string {
  return v5(canonical(body), fingerprints);
}

function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Date) return `@${value.getTime()}`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const rows = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${rows
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`)
    .join(',')}}`;
}
