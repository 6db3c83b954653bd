/**
 * An error of the embedded database. `code` is one of in-use, no-binaries, no-server-user, foreign-owner,
 * cluster-gone, password-gone, initdb-failed, port-taken, start-failed, no-folder, orphan-stays.
 */
export class EmbeddedDatabaseError extends Error {
  readonly code: string;
  readonly words: { readonly ar: string; readonly en: string };
}

/** A text that identifies the process that has this id now; undefined when no such process runs. */
export function processIdentity(pid: number): string | undefined;

export interface StartOptions {
  /** Folder of the cluster, password, lock and server log; created when it does not exist. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; by default a free one. */
  readonly port?: number | undefined;
  /** PostgreSQL settings by name. Settings for durability and addresses cannot be changed. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Called before the cluster is created or found, and before the server starts. */
  readonly onProgress?: (step: 'cluster' | 'server') => void;
}

export interface RunningDatabase {
  /** Connection string of the owner, with password. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Fast shutdown; resolves when the server has ended. */
  stop(): Promise<void>;
  /** Calls the listener when the server ends, for any reason; immediately if it has already ended. */
  onExit(listener: (exit: { code: number | null; signal: string | null }) => void): void;
}

/** @throws EmbeddedDatabaseError */
export function startDatabase(options: StartOptions): Promise<RunningDatabase>;

/**
 * As `startDatabase`, but joins the database if the platform already runs on the folder; `stop` then leaves it running.
 */
export function joinDatabase(options: {
  readonly dataDir: string;
}): Promise<{ readonly url: string; stop(): Promise<void> }>;
