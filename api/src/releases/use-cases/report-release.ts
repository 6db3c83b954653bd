import { Injectable } from '@nestjs/common';
import type { ReleaseReport, RemoteName } from '@waqf/contracts/releases';
import { rounded } from '@waqf/formats';
import { Contexts, type Ctx, Facts, Metrics, personOf, Transactions } from '../../platform/index.js';
import { rollBackByFaults } from '../domain/registry-entry.js';
import { bucketOf, faultPolicy, hasTooManyFaults, rateOf } from '../domain/release-health.js';
import { type LockedEntry, ReleaseRepository } from '../persistence/release.repository.js';
import { ReleaseHealthRepository } from '../persistence/release-health.repository.js';
import { registryFacts } from '../releases.facts.js';

const hour = 3_600_000;
const perMillion = (rate: number | null): number | null => (rate === null ? null : rounded(rate * 1_000));

/** Counts what a page reports about its release, and rolls the release back when it has too many faults. */
@Injectable()
export class ReportRelease {
  private readonly seconds: (labels: { name: string; remote: string }, value: number) => void;
  private readonly shift: (labels: { remote: string }, value: number) => void;

  constructor(
    private readonly transactions: Transactions,
    private readonly releases: ReleaseRepository,
    private readonly health: ReleaseHealthRepository,
    private readonly facts: Facts,
    private readonly contexts: Contexts,
    metrics: Metrics,
  ) {
    const labels = ['name', 'remote'] as const;
    const measured = 'as browsers measured it';
    this.seconds = metrics.distribution(
      'waqf_web_vital_seconds',
      `Speed of pages (lcp, inp, ttfb), ${measured}`,
      labels,
    );
    const shifts = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
    this.shift = metrics.distribution('waqf_web_layout_shift_ratio', `Shift of pages, ${measured}`, ['remote'], shifts);
  }

  /** A report about a version that was never published is ignored. @throws UnauthenticatedError (401) */
  async execute(ctx: Ctx, report: ReleaseReport): Promise<void> {
    const { userId } = personOf(ctx);
    const { remote, version } = report;
    const manifest = await this.releases.find(ctx, remote, version);
    if (!manifest) return;
    const isServed = (manifest.routes ?? []).some(({ path }) => path === report.route);
    // A route that the release does not declare could be a real address that identifies a waqf, so `/` is stored.
    const route = isServed ? report.route : '/';
    await this.transactions.run(ctx, async (ctx) => {
      await this.health.add(ctx, { ...report, route }, bucketOf(version, userId));
    });
    for (const { name, value } of report.vitals) {
      if (name === 'cls') this.shift({ remote }, value);
      else this.seconds({ name, remote }, value / 1000);
    }
    if (report.faults.length > 0) await this.watch(remote, version);
  }

  /**
   * Stops a canary or restores the previous version when there are too many faults. A pinned remote is not changed, nor
   * a version that a person went back to.
   */
  private async watch(remote: RemoteName, version: string): Promise<void> {
    await this.transactions.run(this.contexts.system('releases.watch'), async (ctx) => {
      const entry = await this.releases.lockEntry(ctx, remote);
      const since = entry && (await this.watchedSince(ctx, remote, version, entry));
      if (!entry || !since) return;
      const other = entry.canary ? entry.version : entry.previousVersion;
      if (other === null) return;
      const now = ctx.clock.now().getTime();
      const candidate = await this.health.sum(ctx, remote, version, since);
      const people = await this.health.people(ctx, remote, version, since);
      const before = await this.health.sum(ctx, remote, other, new Date(now - 7 * 24 * hour));
      const step = hasTooManyFaults({ ...candidate, people }, before) ? rollBackByFaults(entry) : null;
      if (!step) return;
      const faults = { taken: perMillion(rateOf(candidate)) ?? 0, other: perMillion(rateOf(before)) };
      await this.releases.put(ctx, remote, { ...entry, ...step.entry }, step.change, { by: null, faults });
      const { act, ...change } = step.change;
      await this.facts.record(ctx, registryFacts[act], { remote, ...change, by: null, requestedBy: null });
    });
  }

  /** The moment from which faults of this version count against it; null when it is not watched. */
  private async watchedSince(ctx: Ctx, remote: RemoteName, version: string, entry: LockedEntry): Promise<Date | null> {
    if (entry.pinned) return null;
    const earliest = new Date(ctx.clock.now().getTime() - faultPolicy.watchedForHours * hour);
    if (entry.canary) return entry.canary.version === version ? latest(entry.canary.since, earliest) : null;
    if (entry.version !== version) return null;
    const release = await this.releases.lastRelease(ctx, remote);
    return release?.version === version && release.at > earliest && release.isNew ? release.at : null;
  }
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
