import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Blobs, Environment } from '../../platform/index.js';
import { above, figuresOf, type Finding, type Probe, worstOf } from './probe.js';

/** Percent of the disk. */
const limits = { warning: 80, error: 90 } as const;

/** The disk that holds documents: whether it takes more, and how much. */
@Injectable()
export class StorageProbe implements Probe {
  readonly component = 'storage';

  constructor(
    private readonly blobs: Blobs,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  async look(): Promise<Finding> {
    const writable = await this.blobs.isWritable();
    const room = await roomOf(this.environment.dataFolder);
    const usedPercent = room === null ? null : Math.round((room.used / room.capacity) * 1000) / 10;
    const [state, problem] = worstOf([
      writable ? ['healthy', null] : ['error', 'not-writable'],
      above(usedPercent, { error: limits.error }, 'full'),
      above(usedPercent, { warning: limits.warning }, 'nearly-full'),
    ]);
    const figures = figuresOf({
      usedBytes: room?.used ?? null,
      capacityBytes: room?.capacity ?? null,
      usedPercent,
    });
    return { component: this.component, state, problem, simulated: false, figures };
  }
}

/** Bytes, as people without rights of the system may use them; null where the system does not say. */
async function roomOf(folder: string): Promise<{ used: number; capacity: number } | null> {
  try {
    const { blocks, bavail, bsize, bfree } = await statfs(folder);
    const used = (blocks - bfree) * bsize;
    return { used, capacity: used + bavail * bsize };
  } catch {
    return null;
  }
}
