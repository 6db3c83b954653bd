import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Metrics, neverNull, sql } from '../platform/index.js';

const countUnsettled = sql({
  name: 'banking.count-unsettled',
  text: `SELECT count(*)::int AS transfers,
           coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::int AS seconds
         FROM banking.transfer WHERE state IN ('recorded', 'sent')`,
  row: {
    transfers: neverNull('int4', 'count(*) is never null'),
    seconds: neverNull('int4', 'zero where nothing waits'),
  },
});

/** Metrics for operators: requests that the bank has neither confirmed nor refused yet. */
@Injectable()
export class BankingMeasures implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.measure('waqf_transfers_unsettled', 'Transfers that the bank has not settled yet', [], async () => {
      return (await countUnsettled.one(this.dataSource)).transfers;
    });
    this.metrics.measure('waqf_settlement_lag_seconds', 'Age of the oldest of them', [], async () => {
      return (await countUnsettled.one(this.dataSource)).seconds;
    });
  }
}
