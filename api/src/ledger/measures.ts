import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Metrics, neverNull, sql } from '../platform/index.js';

/** Only entries newer than the last block can be unsealed. */
const countUnsealed = sql({
  name: 'ledger.count-unsealed',
  text: `SELECT count(*)::int AS entries,
           coalesce(extract(epoch FROM clock_timestamp() - min(t.recorded_at)), 0)::int AS seconds
         FROM ledger.transfer t
         WHERE t.transaction_id >= coalesce((SELECT horizon FROM ledger.block ORDER BY number DESC LIMIT 1), '0'::xid8)
           AND NOT EXISTS (SELECT FROM ledger.seal s WHERE s.entry_id = t.id)`,
  row: {
    entries: neverNull('int4', 'count(*) is never null'),
    seconds: neverNull('int4', 'zero where all is sealed'),
  },
});

/** Metrics for operators: how far the hash chain is behind the books. */
@Injectable()
export class LedgerMeasures implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.measure(
      'waqf_ledger_unsealed_entries',
      'Entries that the hash chain does not hold yet',
      [],
      async () => {
        return (await countUnsealed.one(this.dataSource)).entries;
      },
    );
    this.metrics.measure('waqf_ledger_seal_lag_seconds', 'Age of the oldest entry that is not sealed', [], async () => {
      return (await countUnsealed.one(this.dataSource)).seconds;
    });
  }
}
