import { readFile, statfs } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { availableMemory, constrainedMemory } from 'node:process';
import { Inject, Injectable } from '@nestjs/common';
import { rounded } from '@waqf/formats';
import { percentageOf } from '@waqf/money';
import { Environment } from '../environment.js';

/** How much of this machine is in use; a value is null when the operating system does not report it. */
export interface Resources {
  readonly cpuPercent: number | null;
  readonly memoryPercent: number | null;
  readonly storagePercent: number | null;
  readonly networkBytesPerSecond: number | null;
}

interface Counters {
  readonly at: number;
  readonly busy: number;
  readonly total: number;
  readonly network: number | null;
}

/** Measures processor and network as the difference from the previous measurement. */
@Injectable()
export class ResourceMeter {
  private last: Counters | undefined;

  constructor(@Inject(Environment) private readonly environment: Environment) {}

  async measure(): Promise<Resources> {
    const before = this.last;
    const now = await countersNow();
    this.last = now;
    return {
      cpuPercent:
        before === undefined || now.total <= before.total
          ? null
          : percent(now.busy - before.busy, now.total - before.total),
      memoryPercent: memoryPercent(),
      storagePercent: await storagePercent(this.environment.dataFolder),
      networkBytesPerSecond: networkRate(before, now),
    };
  }
}

const percent = (part: number, whole: number): number => percentageOf(BigInt(part), BigInt(whole));

async function countersNow(): Promise<Counters> {
  const times = cpus().map((core) => core.times);
  const total = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  return { at: performance.now(), busy: total - idle, total, network: await networkBytes() };
}

/** Share of the memory that the process may use: of the container's limit where there is one. */
function memoryPercent(): number | null {
  const limit = constrainedMemory();
  const whole = limit > 0 && limit < totalmem() ? limit : totalmem();
  const free = availableMemory();
  return free > 0 && free <= whole ? percent(whole - free, whole) : null;
}

async function storagePercent(folder: string): Promise<number | null> {
  try {
    const { blocks, bavail, bfree } = await statfs(folder);
    return percent(blocks - bfree, blocks - bfree + bavail);
  } catch {
    return null;
  }
}

function networkRate(before: Counters | undefined, now: Counters): number | null {
  if (before === undefined || before.network === null || now.network === null || now.network < before.network)
    return null;
  return rounded(((now.network - before.network) / (now.at - before.at)) * 1000);
}

/** Bytes received and sent by all interfaces except loopback; only Linux provides this in a file, otherwise null. */
async function networkBytes(): Promise<number | null> {
  try {
    const lines = (await readFile('/proc/net/dev', 'utf8')).split('\n').slice(2);
    const others = lines.map((line) => line.trim().split(/[:\s]+/)).filter(([name]) => name && name !== 'lo');
    if (others.length === 0) return null;
    return others.reduce((sum, fields) => sum + Number(fields[1] ?? 0) + Number(fields[9] ?? 0), 0);
  } catch {
    return null;
  }
}
