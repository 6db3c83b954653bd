import { Injectable } from '@nestjs/common';
import { type Ctx, sql } from '../../platform/index.js';

const addHour = sql({
  name: 'operations.add-request-hour',
  text: `INSERT INTO operations.request_hour AS h (hour, requests, faults)
         SELECT * FROM unnest($1::timestamptz[], $2::int[], $3::int[])
         ON CONFLICT (hour) DO UPDATE
         SET requests = h.requests + excluded.requests, faults = h.faults + excluded.faults`,
});
const listHours = sql({
  name: 'operations.list-request-hours',
  text: `SELECT hour, requests, faults FROM operations.request_hour WHERE hour >= $1 ORDER BY hour`,
  row: { hour: 'timestamptz', requests: 'int4', faults: 'int4' },
});
const dropHours = sql({
  name: 'operations.drop-old-request-hours',
  text: `DELETE FROM operations.request_hour WHERE hour < $1`,
});

export interface RequestHour {
  readonly hour: Date;
  readonly requests: number;
  readonly faults: number;
}

/** The number of calls by hour, of all processes together. */
@Injectable()
export class RequestRepository {
  async add(ctx: Ctx, hours: readonly RequestHour[]): Promise<void> {
    if (hours.length === 0) return;
    await addHour.run(ctx, [
      hours.map(({ hour }) => hour),
      hours.map(({ requests }) => requests),
      hours.map(({ faults }) => faults),
    ]);
  }

  since(ctx: Ctx, from: Date): Promise<RequestHour[]> {
    return listHours.rows(ctx, [from]);
  }

  async dropOld(ctx: Ctx, before: Date): Promise<void> {
    await dropHours.run(ctx, [before]);
  }
}
