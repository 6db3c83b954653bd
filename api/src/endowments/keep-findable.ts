import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { arabicSearchKey } from '@waqf/formats';
import { DocumentsFacade } from '../documents/index.js';
import { profileChanged } from '../identity/index.js';
import { Contexts, Facts, Transactions, type Ctx } from '../platform/index.js';
import { lexemesOf } from '../search/index.js';
import { DescribeWaqfs, detailsInForce } from './describe-waqfs.js';
import { WaqfRepository } from './persistence/waqf.repository.js';
import { WaqfSearchRepository } from './persistence/waqf-search.repository.js';

const atOnce = 50;

/** Keeps beside each waqf what people find it by. */
@Injectable()
export class KeepFindable implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(KeepFindable.name);
  private stopped = false;
  private filling: Promise<void> = Promise.resolve();

  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly found: WaqfSearchRepository,
    private readonly documents: DocumentsFacade,
    private readonly describe: DescribeWaqfs,
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  onModuleInit(): void {
    this.facts.on(profileChanged, 'endowments.keep-findable', async (ctx, changes) => {
      const renamed = changes.filter(({ after }) => after.fullName !== undefined);
      for (const { personId } of renamed)
        for (const waqfId of await this.found.ofPerson(ctx, personId)) await this.again(ctx, waqfId);
    });
  }

  /** In the caller's transaction, which holds the waqf's row, after what changed. */
  async keep(ctx: Ctx, waqfId: string): Promise<void> {
    const waqf = await this.waqfs.find(ctx, waqfId);
    if (!waqf) return;
    const { propertyDetails, nazirDetails } = detailsInForce(waqf, await this.documents.currentOf(ctx, [waqfId]));
    const names = await this.describe.names(ctx, [waqf.waqifId, waqf.nazirId]);
    const waqifName = names(waqf.waqifId) ?? '';
    const written = nazirDetails?.nazirName ?? null;
    const nazirName = names(waqf.nazirId) ?? written;
    const deedNumber = propertyDetails?.propertyNumber ?? null;
    await this.found.write(ctx, {
      waqfId,
      deedNumber,
      nazirName,
      waqifName,
      nameKey: arabicSearchKey(waqf.name),
      words: lexemesOf([waqf.name, deedNumber, nazirName, waqifName]),
    });
  }

  /** Waqfs from before there was a search; the platform answers meanwhile. */
  onApplicationBootstrap(): void {
    this.filling = this.fill().catch((error: unknown) =>
      this.logger.error(error, 'older waqfs could not be made findable'),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.filling;
  }

  private async fill(): Promise<void> {
    const system = this.contexts.system('endowments.keep-findable');
    for (
      let ids = await this.found.missing(system, atOnce);
      ids.length > 0 && !this.stopped;
      ids = await this.found.missing(system, atOnce)
    ) {
      for (const waqfId of ids) {
        await this.transactions.run(system, (ctx) => this.again(ctx, waqfId));
      }
    }
  }

  private async again(ctx: Ctx, waqfId: string): Promise<void> {
    await this.waqfs.hold(ctx, waqfId);
    await this.keep(ctx, waqfId);
  }
}
