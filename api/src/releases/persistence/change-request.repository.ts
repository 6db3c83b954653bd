import { Injectable } from '@nestjs/common';
import { roles } from '@waqf/contracts/identity';
import { releaseChanges, type ReleaseChange, type RemoteName } from '@waqf/contracts/releases';
import { type Ctx, listOf, oneOf, type RowOf, rowOf, sql } from '../../platform/index.js';
import type { RegistryOrder } from '../domain/registry-order.js';

/** A change that waits for a second administrator. */
export interface ChangeRequest {
  readonly id: string;
  /** Null when the change is to the two-person rule itself. */
  readonly remote: RemoteName | null;
  readonly act: ReleaseChange;
  /** Null when the change is to the two-person rule itself. */
  readonly order: RegistryOrder | null;
  readonly requestedBy: string;
}

const row = rowOf({
  id: 'uuid',
  remote: 'text?',
  act: oneOf(releaseChanges),
  version: 'text?',
  percent: 'int4?',
  roles: listOf(roles),
  people: 'uuid[]',
  promotesAt: 'timestamptz?',
  requestedBy: 'uuid',
});
const columns = `id, remote, act, version, percent, roles, people, promotes_at AS "promotesAt",
  requested_by AS "requestedBy"`;
const addRequest = sql({
  name: 'releases.add-change-request',
  text: `INSERT INTO releases.change_request
           (id, remote, act, version, percent, roles, people, promotes_at, requested_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
});
const findRequest = sql({
  name: 'releases.find-change-request',
  text: `SELECT ${columns} FROM releases.change_request WHERE id = $1`,
  row,
});
const listOpen = sql({
  name: 'releases.list-open-change-requests',
  text: `SELECT ${columns} FROM releases.change_request WHERE settled_at IS NULL`,
  row,
});
const settleRequest = sql({
  name: 'releases.settle-change-request',
  text: 'UPDATE releases.change_request SET settled_at = $2 WHERE id = $1',
});
const readPolicy = sql({
  name: 'releases.read-policy',
  text: 'SELECT two_people AS "twoPeople" FROM releases.policy',
  row: { twoPeople: 'bool' },
});
const lockPolicy = sql({
  name: 'releases.lock-policy',
  text: 'SELECT two_people AS "twoPeople" FROM releases.policy FOR UPDATE',
  row: { twoPeople: 'bool' },
});
const setPolicy = sql({ name: 'releases.set-policy', text: 'UPDATE releases.policy SET two_people = $1' });

/** Change requests, and the rule that requires them. */
@Injectable()
export class ChangeRequestRepository {
  async add(ctx: Ctx, { id, remote, act, order, requestedBy }: ChangeRequest): Promise<void> {
    const canary = order?.act === 'canary' ? order : null;
    const at = order?.act === 'promote' ? order.at : null;
    const audience = [canary?.percent ?? null, canary?.roles ?? [], canary?.people ?? []];
    await addRequest.run(ctx, [id, remote, act, order?.version ?? null, ...audience, at, requestedBy]);
  }

  async find(ctx: Ctx, id: string): Promise<ChangeRequest | null> {
    const found = await findRequest.first(ctx, [id]);
    return found ? asRequest(found) : null;
  }

  /** The requests that are waiting now, at most one per remote. */
  async open(ctx: Ctx): Promise<ChangeRequest[]> {
    return (await listOpen.rows(ctx)).map(asRequest);
  }

  async settle(ctx: Ctx, id: string): Promise<void> {
    await settleRequest.run(ctx, [id, ctx.clock.now()]);
  }

  /** Whether every change needs a second administrator. */
  async needsTwo(ctx: Ctx): Promise<boolean> {
    return (await readPolicy.one(ctx)).twoPeople;
  }

  /** The same as `needsTwo`, locked until the transaction ends. */
  async lockNeedsTwo(ctx: Ctx): Promise<boolean> {
    return (await lockPolicy.one(ctx)).twoPeople;
  }

  async setNeedsTwo(ctx: Ctx, twoPeople: boolean): Promise<void> {
    await setPolicy.run(ctx, [twoPeople]);
  }
}

function asRequest(found: RowOf<typeof row>): ChangeRequest {
  const { id, remote, act, requestedBy } = found;
  return { id, remote, act, requestedBy, order: orderOf(found) };
}

function orderOf({ act, version, percent, roles, people, promotesAt }: RowOf<typeof row>): RegistryOrder | null {
  if (act === 'one-person' || version === null) return null;
  if (act === 'canary') return { act, version, percent: percent ?? 0, roles, people };
  return act === 'promote' ? { act, version, at: promotesAt } : { act, version };
}
