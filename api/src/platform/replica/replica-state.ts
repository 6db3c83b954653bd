import { neverNull, type RowOf, rowOf } from '../database/columns.js';
import { sql } from '../database/sql.js';
import { walPosition, type WalPosition } from './wal-position.js';

/** A replica that is further behind is not read: people would take old figures for new ones. */
export const mostLagMs = 30_000;

/** Why a replica is not read. */
export type ReplicaFault = 'not-asked-yet' | 'gone' | 'no-standby' | 'another-database' | 'far-behind';

const said = 'a server says it of itself';
const signs = rowOf({
  database: neverNull('text', said),
  isStandby: neverNull('bool', said),
  position: neverNull('text', said),
});
/** What a connection says of its database; `position`: of a standby what it has replayed, otherwise what is written. */
export type DatabaseSigns = Readonly<RowOf<typeof signs>>;

/** Which database of which cluster, whether it is a standby, and how far it is. */
export const signsOfDatabase = sql({
  name: 'platform.signs-of-database',
  text: `SELECT current_database() || ' ' || (SELECT oid FROM pg_database WHERE datname = current_database())
             || ' of ' || (SELECT system_identifier FROM pg_control_system()) AS database,
           pg_is_in_recovery() AS "isStandby",
           CASE WHEN pg_is_in_recovery() THEN coalesce(pg_last_wal_replay_lsn(), '0/0')
             ELSE pg_current_wal_lsn() END::text AS position`,
  row: signs,
});

/**
 * How current a standby is. It is asked how far it is and compared with where the primary was, moment by moment: a
 * standby that has nothing to do is current, which the time of its last transaction would not tell.
 */
export class ReplicaState {
  private readonly seen: { readonly at: number; readonly position: WalPosition }[] = [];
  private known: ReplicaFault | undefined = 'not-asked-yet';

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Undefined while it can be read. */
  get fault(): ReplicaFault | undefined {
    return this.known;
  }

  /** @param at when the primary was asked, before it answered: what it had committed by then lies before `position` */
  primaryWasAt(position: WalPosition, at: number): void {
    this.seen.push({ at, position });
    while ((this.seen[1]?.at ?? at) < at - 2 * mostLagMs) this.seen.shift();
  }

  /** @returns whether that is news */
  judge(primary: DatabaseSigns, replica: DatabaseSigns | undefined): boolean {
    return this.become(this.faultOf(primary, replica));
  }

  /** It did not answer. @returns whether that is news */
  isGone(): boolean {
    return this.become('gone');
  }

  /** Milliseconds since everything that it has replayed was all there was; infinite where that is not known. */
  lagOf(position: WalPosition): number {
    const reached = this.seen.findLast((seen) => seen.position <= position);
    return reached ? Math.max(0, this.now() - reached.at) : Number.POSITIVE_INFINITY;
  }

  private faultOf(primary: DatabaseSigns, replica: DatabaseSigns | undefined): ReplicaFault | undefined {
    if (!replica) return 'gone';
    if (replica.database !== primary.database) return 'another-database';
    if (!replica.isStandby) return 'no-standby';
    return this.lagOf(walPosition(replica.position)) > mostLagMs ? 'far-behind' : undefined;
  }

  private become(fault: ReplicaFault | undefined): boolean {
    const isNews = this.known !== fault;
    this.known = fault;
    return isNews;
  }
}
