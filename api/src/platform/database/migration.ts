/** A connection as the owner, inside the migration's transaction. */
interface MigrationClient {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** SQL, or a function for what SQL alone can't say. */
export type Migration = string | ((client: MigrationClient) => Promise<void>);

/** What each file of `api/migrations` exports. */
export interface MigrationModule {
  readonly up: Migration;
  readonly down: Migration;
  /**
   * True: it takes away what the release before still uses. A process that does not know this migration then refuses
   * to start on the database, and one that runs says that it is not ready. Expand first, contract in a later release.
   */
  readonly contracts?: boolean;
}
