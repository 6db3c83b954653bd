import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { percentageOf } from '@waqf/money';
import { Blobs, Environment } from '../../platform/index.js';
import { judgeByLimits, namedFigures, type Finding, type Probe, worstOf } from './probe.js';

/** In percent of the disk that is used. */
const limits = { warning: 80, error: 90 } as const;

/** Checks the disk with the documents: whether it can be written to, and how full it is. */
@Injectable()
export class StorageProbe implements Probe {
  readonly component = 'storage';

  constructor(
    private readonly blobs: Blobs,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  async check(): Promise<Finding> {
    const writable = await this.blobs.isWritable();
    const room = await roomOf(this.environment.dataFolder);
    const usedPercent = room === null ? null : percentageOf(BigInt(room.used), BigInt(room.capacity));
    const [state, problem] = worstOf([
      writable ? ['healthy', null] : ['error', 'not-writable'],
      judgeByLimits(usedPercent, { error: limits.error }, 'full'),
      judgeByLimits(usedPercent, { warning: limits.warning }, 'nearly-full'),
    ]);
    const figures = namedFigures({
      usedBytes: room?.used ?? null,
      capacityBytes: room?.capacity ?? null,
      usedPercent,
    });
    return { component: this.component, state, problem, simulated: false, figures };
  }
}

/** The used bytes and the capacity available to an unprivileged user; null when the system does not report them. */
async function roomOf(folder: string): Promise<{ used: number; capacity: number } | null> {
  try {
    const { blocks, bavail, bsize, bfree } = await statfs(folder);
    const used = (blocks - bfree) * bsize;
    return { used, capacity: used + bavail * bsize };
  } catch {
    return null;
  }
}
