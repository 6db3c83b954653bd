/**
 * A refusal of the embedded database. `code` is one of in-use, no-binaries, no-server-user, foreign-owner,
 * cluster-gone, password-gone, initdb-failed, port-taken, start-failed, no-folder, orphan-stays.
 */
export class EmbeddedDatabaseError extends Error {
  readonly code: string;
  readonly words: { readonly ar: string; readonly en: string };
}

/** Who a process id is right now; undefined when no such process runs. */
export function processIdentity(pid: number): string | undefined;

export interface StartOptions {
  /** Folder of the cluster, password, lock and server log; made when absent. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; a free one when absent. */
  readonly port?: number | undefined;
  /** PostgreSQL settings by name. Durability and addresses can't be changed. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Told before the cluster is made or found, and before the server starts. */
  readonly onProgress?: (step: 'cluster' | 'server') => void;
}

export interface RunningDatabase {
  /** Connection string of the owner, with password. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Fast shutdown; resolves when the server has ended. */
  stop(): Promise<void>;
  /** Called when the server ends, for whatever reason; at once if it has. */
  onExit(listener: (exit: { code: number | null; signal: string | null }) => void): void;
}

/** @throws EmbeddedDatabaseError */
export function startDatabase(options: StartOptions): Promise<RunningDatabase>;

/** As `startDatabase`; a database that the running platform has on the folder is joined, and `stop` leaves it alone. */
export function joinDatabase(options: {
  readonly dataDir: string;
}): Promise<{ readonly url: string; stop(): Promise<void> }>;
