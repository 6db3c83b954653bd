import { Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import { DistributionsFacade } from '../../distributions/index.js';
import { Memberships } from '../../membership/index.js';
import { type Ctx, Facts, fingerprintOf, Settings } from '../../platform/index.js';
import { type RunStatement, runDocumentOf } from '../files/run-document.js';
import { ReportingDocumentTooEarlyError } from '../reporting.errors.js';
import { runStatementIssued } from '../reporting.facts.js';
import { Typesetter } from '../typesetting/typesetter.js';
import { type IssuedFile, IssueOnce } from './issue-once.js';

/** The maximum number of listed shares; for the others the statement says only how many they are. */
const mostLines = 2_000;
const title = { ar: 'كشف دورة توزيع', en: 'Statement of a distribution' };

interface Wanted {
  waqfId: string;
  runId: string;
  language: Language;
  /** The public address of the platform, for the verification code. */
  origin: string;
}

/**
 * Issues the statement of a closed distribution, for founder, nazir and administrator. When a withheld share is paid
 * later, a newer statement replaces it.
 */
@Injectable()
export class IssueRunStatement {
  constructor(
    private readonly distributions: DistributionsFacade,
    private readonly memberships: Memberships,
    private readonly settings: Settings,
    private readonly typesetter: Typesetter,
    private readonly issueOnce: IssueOnce,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError, DistributionsRunNotFoundError (404), ReportingDocumentTooEarlyError (409),
   *   TypesettingFailed
   */
  async execute(ctx: Ctx, { waqfId, runId, language, origin }: Wanted): Promise<IssuedFile> {
    const { run, lines } = await this.distributions.runWithLines(ctx, { waqfId, runId }, mostLines);
    if (run.state !== 'closed') throw new ReportingDocumentTooEarlyError('run');
    const waqfName = (await this.memberships.name(ctx, waqfId)) ?? '';
    const { siteName, dateFormat } = await this.settings.read(ctx);
    const settings = { siteName, dateFormat, language };
    // The reader's own permissions are not part of the statement.
    const statement: RunStatement = { waqfName, run: { ...run, may: [] }, lines };
    return this.issueOnce.execute(ctx, {
      about: `run-statement ${runId} ${language} `,
      says: fingerprintOf({ statement, settings }),
      series: 'RUN',
      title,
      waqfId,
      origin,
      typeset: (identity) => this.typesetter.typeset('report', runDocumentOf(statement, identity, settings)),
      record: (ctx, issued) => this.facts.record(ctx, runStatementIssued, { waqfId, runId, language, ...issued }),
    });
  }
}
