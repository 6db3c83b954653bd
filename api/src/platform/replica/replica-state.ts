import { neverNull, type RowOf, rowOf } from '../database/columns.js';
import { sql } from '../database/sql.js';
import { walPosition, type WalPosition } from './wal-position.js';

/** A replica that is further behind is not read, because users would take old figures for new ones. */
export const maxLagMs = 30_000;

/** Why a replica is not read. */
export type ReplicaFault = 'not-asked-yet' | 'gone' | 'no-standby' | 'another-database' | 'far-behind';

const selfReported = 'a server says it of itself';
const statusRow = rowOf({
  database: neverNull('text', selfReported),
  isStandby: neverNull('bool', selfReported),
  position: neverNull('text', selfReported),
});
/**
 * What a connection reports about its database. `position` is what a standby has replayed, or what a primary has
 * written.
 */
export type DatabaseStatus = Readonly<RowOf<typeof statusRow>>;

/** The database and its cluster, whether it is a standby, and its log position. */
export const readDatabaseStatus = sql({
  name: 'platform.signs-of-database',
  text: `SELECT current_database() || ' ' || (SELECT oid FROM pg_database WHERE datname = current_database())
             || ' of ' || (SELECT system_identifier FROM pg_control_system()) AS database,
           pg_is_in_recovery() AS "isStandby",
           CASE WHEN pg_is_in_recovery() THEN coalesce(pg_last_wal_replay_lsn(), '0/0')
             ELSE pg_current_wal_lsn() END::text AS position`,
  row: statusRow,
});

/**
 * Tracks how current a standby is. Its position is compared with the recorded positions of the primary: an idle standby
 * is current, which the time of its last transaction would not show.
 */
export class ReplicaState {
  private readonly primaryPositions: { readonly at: number; readonly position: WalPosition }[] = [];
  private currentFault: ReplicaFault | undefined = 'not-asked-yet';

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Undefined while the replica can be read. */
  get fault(): ReplicaFault | undefined {
    return this.currentFault;
  }

  /** @param at when the primary was asked, before it answered: everything committed by then is before `position` */
  recordPrimaryPosition(position: WalPosition, at: number): void {
    this.primaryPositions.push({ at, position });
    while ((this.primaryPositions[1]?.at ?? at) < at - 2 * maxLagMs) this.primaryPositions.shift();
  }

  /** @returns whether the state has changed */
  judge(primary: DatabaseStatus, replica: DatabaseStatus | undefined): boolean {
    return this.setFault(this.faultOf(primary, replica));
  }

  /** Records that the replica did not answer. @returns whether the state has changed */
  markGone(): boolean {
    return this.setFault('gone');
  }

  /** Milliseconds since the replica's position was the newest one of the primary; infinite when that is not known. */
  lagOf(position: WalPosition): number {
    const reached = this.primaryPositions.findLast((seen) => seen.position <= position);
    return reached ? Math.max(0, this.now() - reached.at) : Number.POSITIVE_INFINITY;
  }

  private faultOf(primary: DatabaseStatus, replica: DatabaseStatus | undefined): ReplicaFault | undefined {
    if (!replica) return 'gone';
    if (replica.database !== primary.database) return 'another-database';
    if (!replica.isStandby) return 'no-standby';
    return this.lagOf(walPosition(replica.position)) > maxLagMs ? 'far-behind' : undefined;
  }

  private setFault(fault: ReplicaFault | undefined): boolean {
    const isNews = this.currentFault !== fault;
    this.currentFault = fault;
    return isNews;
  }
}
