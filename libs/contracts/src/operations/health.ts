import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { day, instant } from '../wire.js';

/** `off`: this installation has none, e.g. no language model. */
export const healthStates = ['healthy', 'warning', 'error', 'off'] as const;
export type HealthState = (typeof healthStates)[number];

export const healthComponents = [
  'application',
  'database',
  'storage',
  'queue',
  'bank',
  'nafath',
  'mail',
  'model',
] as const;
export type HealthComponent = (typeof healthComponents)[number];

/** What a check measured; `ms`, `bytes`, `percent`, `seconds` and plain counts stand in the names. */
export const healthFigures = [
  'responseP95Ms',
  'eventLoopMs',
  'uptimeSeconds',
  'answerMs',
  'databaseBytes',
  'connections',
  'mostConnections',
  /** @deprecated Nothing measures it; it goes in 2.0.0. */
  'longestQueryMs',
  'usedBytes',
  'capacityBytes',
  'usedPercent',
  'waiting',
  'oldestWaitingSeconds',
  'failedJobs',
  'setAsideEvents',
  'waitingMails',
  'failedMails',
] as const;
export type HealthFigure = (typeof healthFigures)[number];

export const healthProblems = [
  'slow',
  'unreachable',
  'refuses',
  'nearly-full',
  'full',
  'not-writable',
  'waiting-long',
  'failures',
] as const;
export type HealthProblem = (typeof healthProblems)[number];

export const componentHealth = z.object({
  component: answered(healthComponents),
  state: answered(healthStates),
  /** Null where it is healthy or off. */
  problem: z.nullable(answered(healthProblems)),
  /** Since when it is in this state, as far as was looked. */
  since: instant,
  /** Another party is simulated on this installation. */
  simulated: z.boolean(),
  /** `value` null: it can't be measured here. */
  figures: z.array(z.object({ name: answered(healthFigures), value: z.nullable(z.number()) })),
});
export type ComponentHealth = z.infer<typeof componentHealth>;

/** A day of the uptime strip: minutes in which the platform was looked at, by the worst that was found. */
export const healthDay = z.object({
  day,
  healthy: z.number(),
  warning: z.number(),
  error: z.number(),
  /** Minutes of the day in which nothing looked: the platform was down. */
  missed: z.number(),
  /** Components that had more than a passing warning or error. */
  troubled: z.array(answered(healthComponents)),
});
export type HealthDay = z.infer<typeof healthDay>;

/** `GET /api/admin/system/health`; looked at anew when the last look is older than 25 s, or with `?fresh=1`. */
export const systemHealth = z.object({
  overallStatus: answered(['healthy', 'warning', 'error']),
  appServer: answered(healthStates),
  database: answered(healthStates),
  storage: answered(healthStates),
  checkedAt: instant,
  components: z.array(componentHealth),
  history: z.object({
    /** Percent with two decimals of the minutes since the first look; null before the second minute. */
    availability: z.nullable(z.number()),
    /** At most 60, oldest first; none before the first look. */
    days: z.array(healthDay),
  }),
});
export type SystemHealth = z.infer<typeof systemHealth>;

/** Query of `GET /api/admin/system/health`. */
export const healthQuery = z.object({ fresh: z.optional(z.enum(['1'])) });
export type HealthQuery = z.infer<typeof healthQuery>;

const measured = z.nullable(z.number());

/** `GET /api/admin/system/stats`; null is what can't be measured here. */
export const systemStats = z.object({
  /** Of the process that answers. */
  uptimeSeconds: z.number(),
  databaseBytes: measured,
  /** Since midnight in Riyadh, of all processes. */
  dailyRequests: z.number(),
  /** Of these, those that ended in a fault of ours (5xx). */
  dailyFaults: z.number(),
  backupsBytes: z.number(),
  backups: z.number(),
  resources: z.object({
    cpuPercent: measured,
    memoryPercent: measured,
    storagePercent: measured,
    /** Received and sent, since the look before. */
    networkBytesPerSecond: measured,
  }),
  /** The last 24 hours, oldest first. */
  requests: z.array(z.object({ hour: instant, requests: z.number(), faults: z.number() })),
  /** Jobs that waited, by minute of the last hour, oldest first. */
  waiting: z.array(z.object({ minute: instant, jobs: z.number() })),
});
export type SystemStats = z.infer<typeof systemStats>;
