import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { day, instant } from '../wire.js';

/** `off`: this installation does not have the component, e.g. no language model. */
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

/** What a check measured; the names contain the unit (`ms`, `bytes`, `percent`, `seconds`), others are plain counts. */
export const healthFigures = [
  'responseP95Ms',
  'eventLoopMs',
  'uptimeSeconds',
  'answerMs',
  'databaseBytes',
  'connections',
  'mostConnections',
  /** @deprecated It is no longer measured and will be removed in 2.0.0. */
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
  /** Null when it is healthy or off. */
  problem: z.nullable(answered(healthProblems)),
  /** When it entered this state, as far as checks go back. */
  since: instant,
  /** Whether the external service is simulated on this installation. */
  simulated: z.boolean(),
  /** `value` is null when it cannot be measured here. */
  figures: z.array(z.object({ name: answered(healthFigures), value: z.nullable(z.number()) })),
});
export type ComponentHealth = z.infer<typeof componentHealth>;

/** A day of the uptime strip: the minutes in which the platform was checked, by the worst state found. */
export const healthDay = z.object({
  day,
  healthy: z.number(),
  warning: z.number(),
  error: z.number(),
  /** Minutes of the day without a check, because the platform was down. */
  missed: z.number(),
  /** Components with a warning or error that was not just brief. */
  troubled: z.array(answered(healthComponents)),
});
export type HealthDay = z.infer<typeof healthDay>;

/**
 * Answer of `GET /api/admin/system/health`; checked again when the last check is older than 25 s, or with `?fresh=1`.
 */
export const systemHealth = z.object({
  overallStatus: answered(['healthy', 'warning', 'error']),
  appServer: answered(healthStates),
  database: answered(healthStates),
  storage: answered(healthStates),
  checkedAt: instant,
  components: z.array(componentHealth),
  history: z.object({
    /** Percent of the minutes since the first check, with two decimals; null before the second minute. */
    availability: z.nullable(z.number()),
    /** At most 60 days, oldest first; empty before the first check. */
    days: z.array(healthDay),
  }),
});
export type SystemHealth = z.infer<typeof systemHealth>;

/** Query of `GET /api/admin/system/health`. */
export const healthQuery = z.object({ fresh: z.optional(z.enum(['1'])) });
export type HealthQuery = z.infer<typeof healthQuery>;

const measured = z.nullable(z.number());

/** Answer of `GET /api/admin/system/stats`; null for what cannot be measured here. */
export const systemStats = z.object({
  /** Uptime of the process that answers. */
  uptimeSeconds: z.number(),
  databaseBytes: measured,
  /**
   * The names of the specification: `uptimeSeconds`, `databaseBytes` and `backupsBytes` again, for clients that know
   * those names.
   */
  uptime: z.optional(z.number()),
  dbUsage: z.optional(measured),
  backupsSize: z.optional(z.number()),
  /** Requests since midnight in Riyadh, to all processes. */
  dailyRequests: z.number(),
  /** Number of these that ended in a server error (5xx). */
  dailyFaults: z.number(),
  backupsBytes: z.number(),
  backups: z.number(),
  resources: z.object({
    cpuPercent: measured,
    memoryPercent: measured,
    storagePercent: measured,
    /** Received and sent since the previous measurement. */
    networkBytesPerSecond: measured,
  }),
  /** The last 24 hours, oldest first. */
  requests: z.array(z.object({ hour: instant, requests: z.number(), faults: z.number() })),
  /** Number of waiting jobs for each minute of the last hour, oldest first. */
  waiting: z.array(z.object({ minute: instant, jobs: z.number() })),
});
export type SystemStats = z.infer<typeof systemStats>;
