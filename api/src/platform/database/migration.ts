/** A connection of the owner, inside the migration's transaction. */
interface MigrationClient {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** SQL, or a function for what SQL alone cannot express. */
export type Migration = string | ((client: MigrationClient) => Promise<void>);

/** The exports of each file in `api/migrations`. */
export interface MigrationModule {
  readonly up: Migration;
  readonly down: Migration;
  /**
   * True when it removes something that the previous release still uses. A process that does not know this migration
   * then refuses to start on the database, and a running one reports that it is not ready. Expand first, contract in a
   * later release.
   */
  readonly contracts?: boolean;
}
