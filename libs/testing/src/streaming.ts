import { chownSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningDatabase, startDatabase } from '@waqf/embedded-database';
import pg from 'pg';

/** A separate cluster and a standby that replicates it, both with the embedded PostgreSQL. */
export interface Streaming {
  readonly primary: RunningDatabase;
  readonly standby: RunningDatabase;
  /** Runs a statement on the standby, as the owner. */
  onStandby(text: string): Promise<unknown[]>;
  /** Starts the standby again on the same port, after it was stopped or killed. */
  startStandby(): Promise<RunningDatabase>;
  stop(): Promise<void>;
}

/**
 * The embedded binaries have no pg_basebackup, so the files are copied between the calls that start and end a backup.
 */
export async function startStreaming(prepare: (url: string) => Promise<void>): Promise<Streaming> {
  const folder = mkdtempSync(join(tmpdir(), 'waqf-streaming-'));
  const places = { primary: join(folder, 'primary'), standby: join(folder, 'standby') };
  const primary = await startDatabase({ dataDir: places.primary });
  await prepare(primary.url);
  await copyCluster(primary.url, places);
  const startStandby = (port?: number) => startDatabase({ dataDir: places.standby, port });
  let standby = await startStandby();
  const { port } = standby;
  return {
    primary,
    get standby() {
      return standby;
    },
    onStandby: (text) => ask(standby.url, text),
    startStandby: async () => (standby = await startStandby(port)),
    stop: async () => {
      await standby.stop();
      await primary.stop();
      for (const cluster of Object.values(places).map(clusterOf)) rmSync(cluster, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function copyCluster(url: string, { primary, standby }: { primary: string; standby: string }): Promise<void> {
  const from = clusterOf(primary);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`SELECT pg_backup_start('standby', true)`);
  await cp(primary, standby, {
    recursive: true,
    filter: (path) => !/server\.log$|start\.lock|cluster-location|cluster\/(pg_wal|postmaster)/.test(path),
  });
  const to = join(standby, 'cluster');
  await cp(from, to, { recursive: true, filter: (path) => !/postmaster\.(pid|opts)$/.test(path) });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  // What was written during the copy is in the write-ahead log; the standby fetches the rest by itself.
  await cp(join(from, 'pg_wal'), join(to, 'pg_wal'), { recursive: true });
  await client.end();
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(to, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(url);
  const login = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  writeFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${login} application_name=standby'\n`);
  giveTree(to, lstatSync(from));
}

/** A cluster started by root belongs to another account, which runs the server. */
function giveTree(path: string, owner: { uid: number; gid: number }): void {
  chownSync(path, owner.uid, owner.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTree(join(path, name), owner);
}

function clusterOf(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'cluster-location'), 'utf8').trim();
  } catch {
    return join(dataDir, 'cluster');
  }
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
