import { Injectable } from '@nestjs/common';
import {
  type Release,
  releaseManifest,
  type ReleaseManifest,
  type RemoteName,
  remoteNames,
} from '@waqf/contracts/releases';
import { type Ctx, json, oneOf, orNull, sql } from '../../platform/index.js';

/** What is in force for a remote. */
export interface RegistryRow {
  readonly current: ReleaseManifest;
  readonly previous: ReleaseManifest | null;
}

/** A registry entry, locked for the transaction. */
export interface LockedEntry {
  readonly version: string;
  readonly previousVersion: string | null;
  readonly seenBuild: string | null;
}

const addRelease = sql({
  name: 'releases.add-release',
  text: `INSERT INTO releases.release (remote, version, contract_version, manifest, published_at)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (remote, version) DO NOTHING`,
});
const lockEntry = sql({
  name: 'releases.lock-registry-entry',
  text: `SELECT version, previous_version AS "previousVersion", seen_build AS "seenBuild"
         FROM releases.registry_entry WHERE remote = $1 FOR UPDATE`,
  row: { version: 'text', previousVersion: 'text?', seenBuild: 'text?' },
});
const putInForce = sql({
  name: 'releases.put-in-force',
  text: `INSERT INTO releases.registry_entry (remote, version, previous_version, seen_build, changed_at)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (remote) DO UPDATE SET version = $2, previous_version = $3, seen_build = $4, changed_at = $5`,
});
const listRegistry = sql({
  name: 'releases.list-registry',
  text: `SELECT current.manifest AS current, previous.manifest AS previous
         FROM releases.registry_entry entry
         JOIN releases.release current ON current.remote = entry.remote AND current.version = entry.version
         LEFT JOIN releases.release previous
           ON previous.remote = entry.remote AND previous.version = entry.previous_version
         ORDER BY entry.remote`,
  row: { current: json(releaseManifest), previous: orNull(json(releaseManifest)) },
});
const listReleases = sql({
  name: 'releases.list-releases',
  text: `SELECT release.remote, release.version, release.contract_version AS "contractVersion",
           release.published_at AS "publishedAt", entry.version IS NOT DISTINCT FROM release.version AS "inForce"
         FROM releases.release LEFT JOIN releases.registry_entry entry ON entry.remote = release.remote
         ORDER BY release.published_at DESC, release.remote LIMIT 100`,
  row: {
    remote: oneOf(remoteNames),
    version: 'text',
    contractVersion: 'int4',
    publishedAt: 'timestamptz',
    inForce: 'bool',
  },
});

@Injectable()
export class ReleaseRepository {
  /** Keeps a version; nothing happens when it is there already. */
  async add(ctx: Ctx, manifest: ReleaseManifest): Promise<void> {
    const values = [
      manifest.name,
      manifest.version,
      manifest.contractVersion,
      JSON.stringify(manifest),
      ctx.clock.now(),
    ];
    await addRelease.run(ctx, values);
  }

  /** The entry of a remote, locked until the transaction ends; null before the first release. */
  async lockEntry(ctx: Ctx, remote: RemoteName): Promise<LockedEntry | null> {
    return (await lockEntry.first(ctx, [remote])) ?? null;
  }

  /** Puts a version in force. The one that was becomes the one before, unless it is the same. */
  async putInForce(
    ctx: Ctx,
    remote: RemoteName,
    entry: { version: string; previousVersion: string | null; seenBuild: string | null },
  ): Promise<void> {
    const values = [remote, entry.version, entry.previousVersion, entry.seenBuild, ctx.clock.now()];
    await putInForce.run(ctx, values);
  }

  /** Remotes in force with the version before each. */
  registry(ctx: Ctx): Promise<RegistryRow[]> {
    return listRegistry.rows(ctx);
  }

  /** The newest hundred releases; all remotes. */
  async list(ctx: Ctx): Promise<Release[]> {
    const rows = await listReleases.rows(ctx);
    return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  }
}
