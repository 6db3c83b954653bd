import { Injectable } from '@nestjs/common';
import { roles } from '@waqf/contracts/identity';
import { registryActs, type ReleaseManifest, releaseManifest, type RemoteName } from '@waqf/contracts/releases';
import {
  type Ctx,
  json,
  listOf,
  neverNull,
  newId,
  oneOf,
  orNull,
  type RowOf,
  rowOf,
  sql,
} from '../../platform/index.js';
import type { RegistryChange, RegistryEntryState } from '../domain/registry-entry.js';

/** The versions in force for a remote, and its canary. */
export interface RegistryRow {
  readonly remote: RemoteName;
  readonly entry: RegistryEntryState;
  readonly publishedAt: Date;
  readonly current: ReleaseManifest;
  readonly previous: ReleaseManifest | null;
  readonly canary: ReleaseManifest | null;
}

/** Who made a change, and which faults caused it. */
export interface Cause {
  /** Name of the token; null when the actor in `ctx` made the change. */
  readonly by: string | null;
  /** Who requested the change, when the actor in `ctx` is the second administrator. */
  readonly requestedBy?: string | null;
  /** Faults per million opens: of the version that was taken back, and of the one that is served again. */
  readonly faults?: { readonly taken: number; readonly other: number | null };
}

/** A registry entry, locked for the transaction, with the local build that the last start put in force. */
export interface LockedEntry extends RegistryEntryState {
  readonly seenBuild: string | null;
  /** True when the remote is out of service, until it is released again. */
  readonly isRetired: boolean;
}

type Written = Omit<LockedEntry, 'isRetired'>;

const addRelease = sql({
  name: 'releases.add-release',
  text: `INSERT INTO releases.release (remote, version, contract_version, manifest, published_at)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (remote, version) DO NOTHING`,
});
const findRelease = sql({
  name: 'releases.find-release',
  text: 'SELECT manifest FROM releases.release WHERE remote = $1 AND version = $2',
  row: { manifest: json(releaseManifest) },
});
const entryRow = rowOf({
  version: 'text',
  previousVersion: 'text?',
  pinned: 'bool',
  canaryVersion: 'text?',
  canaryPercent: 'int4',
  canaryRoles: listOf(roles),
  canaryPeople: 'uuid[]',
  canarySince: 'timestamptz?',
  promotesAt: 'timestamptz?',
});
const entryColumns = `entry.version, entry.previous_version AS "previousVersion", entry.pinned,
  entry.canary_version AS "canaryVersion", entry.canary_percent AS "canaryPercent",
  entry.canary_roles AS "canaryRoles", entry.canary_people AS "canaryPeople", entry.canary_since AS "canarySince",
  entry.promotes_at AS "promotesAt"`;
const lockEntry = sql({
  name: 'releases.lock-registry-entry',
  text: `SELECT ${entryColumns}, entry.seen_build AS "seenBuild",
           entry.retired_at IS NOT NULL AS "isRetired"
         FROM releases.registry_entry entry WHERE remote = $1 FOR UPDATE`,
  row: { ...entryRow, seenBuild: 'text?', isRetired: neverNull('bool', 'a comparison with null') },
});
const putInForce = sql({
  name: 'releases.put-in-force',
  text: `INSERT INTO releases.registry_entry (remote, version, previous_version, pinned, canary_version, canary_percent,
           canary_roles, canary_people, canary_since, promotes_at, seen_build, changed_at, retired_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         ON CONFLICT (remote) DO UPDATE SET version = $2, previous_version = $3, pinned = $4, canary_version = $5,
           canary_percent = $6, canary_roles = $7, canary_people = $8, canary_since = $9, promotes_at = $10,
           seen_build = $11, changed_at = $12, retired_at = $13`,
});
const addChange = sql({
  name: 'releases.add-registry-change',
  text: `INSERT INTO releases.registry_change (id, remote, act, version, from_version, percent, actor_id, by, at,
           taken_per_million, other_per_million, approved_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
});
const listRegistry = sql({
  name: 'releases.list-registry',
  text: `SELECT entry.remote, ${entryColumns}, current.published_at AS "publishedAt",
           current.manifest AS current, previous.manifest AS previous, canary.manifest AS canary
         FROM releases.registry_entry entry
         JOIN releases.release current ON current.remote = entry.remote AND current.version = entry.version
         LEFT JOIN releases.release previous
           ON previous.remote = entry.remote AND previous.version = entry.previous_version
         LEFT JOIN releases.release canary
           ON canary.remote = entry.remote AND canary.version = entry.canary_version
         WHERE entry.retired_at IS NULL
         ORDER BY entry.remote`,
  row: {
    remote: 'text',
    ...entryRow,
    publishedAt: 'timestamptz',
    current: json(releaseManifest),
    previous: orNull(json(releaseManifest)),
    canary: orNull(json(releaseManifest)),
  },
});
const findLastRelease = sql({
  name: 'releases.find-last-release',
  text: `SELECT act, version, at FROM releases.registry_change
         WHERE remote = $1
           AND act IN ('published', 'promoted', 'rolled-back', 'rolled-back-by-faults')
         ORDER BY at DESC, id DESC LIMIT 1`,
  row: {
    act: oneOf(['published', 'promoted', 'rolled-back', 'rolled-back-by-faults'], 'the condition names them'),
    version: 'text',
    at: 'timestamptz',
  },
});
const listChanges = sql({
  name: 'releases.list-registry-changes',
  text: `SELECT remote, act, version, from_version AS "from", percent, actor_id AS "actorId", by, at,
           approved_by AS "approvedBy",
           taken_per_million AS "takenPerMillion", other_per_million AS "otherPerMillion"
         FROM releases.registry_change ORDER BY at DESC, id DESC LIMIT 200`,
  row: {
    remote: 'text',
    act: oneOf(registryActs),
    version: 'text',
    from: 'text?',
    percent: 'int4?',
    actorId: 'uuid?',
    approvedBy: 'uuid?',
    by: 'text?',
    at: 'timestamptz',
    takenPerMillion: 'int4?',
    otherPerMillion: 'int4?',
  },
});

function stateOf(row: RowOf<typeof entryRow>): RegistryEntryState {
  const { version, previousVersion, pinned, canaryVersion, canarySince } = row;
  const canary =
    canaryVersion && canarySince
      ? {
          version: canaryVersion,
          percent: row.canaryPercent,
          roles: row.canaryRoles,
          people: row.canaryPeople,
          since: canarySince,
          promotesAt: row.promotesAt,
        }
      : null;
  return { version, previousVersion, pinned, canary };
}

@Injectable()
export class ReleaseRepository {
  /** Stores a version; does nothing when it is already stored. */
  async add(ctx: Ctx, manifest: ReleaseManifest): Promise<void> {
    const { name, version, contractVersion } = manifest;
    await addRelease.run(ctx, [name, version, contractVersion, JSON.stringify(manifest), ctx.clock.now()]);
  }

  /** The manifest of a version; null when it was never published. */
  async find(ctx: Ctx, remote: RemoteName, version: string): Promise<ReleaseManifest | null> {
    return (await findRelease.first(ctx, [remote, version]))?.manifest ?? null;
  }

  /** The entry of a remote, locked until the transaction ends; null before the first release. */
  async lockEntry(ctx: Ctx, remote: RemoteName): Promise<LockedEntry | null> {
    const row = await lockEntry.first(ctx, [remote]);
    return row ? { ...stateOf(row), seenBuild: row.seenBuild, isRetired: row.isRetired } : null;
  }

  /** Writes the versions served for a remote, and the change in the history. */
  async put(ctx: Ctx, remote: RemoteName, entry: Written, change: RegistryChange, cause: Cause) {
    const { version, previousVersion, pinned, canary, seenBuild } = entry;
    const now = ctx.clock.now();
    const audience = [canary?.percent ?? 0, canary?.roles ?? [], canary?.people ?? []];
    const retiredAt = change.act === 'retired' ? now : null;
    const moments = [canary?.since ?? null, canary?.promotesAt ?? null, seenBuild, now, retiredAt];
    const values = [remote, version, previousVersion, pinned, canary?.version ?? null, ...audience, ...moments];
    await putInForce.run(ctx, values);
    const actsId = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
    const { requestedBy = null } = cause;
    const what = [change.act, change.version, change.from, change.percent];
    await addChange.run(ctx, [
      newId(),
      remote,
      ...what,
      requestedBy ?? actsId,
      cause.by,
      now,
      cause.faults?.taken ?? null,
      cause.faults?.other ?? null,
      requestedBy === null ? null : actsId,
    ]);
  }

  /** Remotes in force, each with its previous version and its canary. */
  async registry(ctx: Ctx): Promise<RegistryRow[]> {
    const rows = await listRegistry.rows(ctx);
    return rows.map(({ remote, publishedAt, current, previous, canary, ...row }) => ({
      remote,
      entry: stateOf(row),
      publishedAt,
      current,
      previous,
      canary,
    }));
  }

  /** The version that everybody received last, and whether it was new; null before the first release. */
  async lastRelease(ctx: Ctx, remote: RemoteName): Promise<{ version: string; at: Date; isNew: boolean } | null> {
    const row = await findLastRelease.first(ctx, [remote]);
    return row ? { ...row, isNew: row.act === 'published' || row.act === 'promoted' } : null;
  }

  /** The newest two hundred changes, over all remotes. */
  changes(ctx: Ctx) {
    return listChanges.rows(ctx);
  }
}
