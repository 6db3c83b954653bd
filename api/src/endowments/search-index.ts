import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { arabicSearchKey } from '@waqf/formats';
import {
  correctionUndone,
  deedEnteredByHand,
  deedRead,
  deedUploaded,
  DocumentsFacade,
  fieldsCorrected,
} from '../documents/index.js';
import { nameVerified, profileChanged } from '../identity/index.js';
import { Contexts, Facts, Transactions, type Ctx } from '../platform/index.js';
import { lexemesOf } from '../search/index.js';
import { detailsInForce } from './domain/deed-values.js';
import { amendmentApproved, waqfApproved, waqfCreated, waqfRenamed } from './endowments.facts.js';
import { WaqfPresenter } from './presenter.js';
import { WaqfRepository } from './persistence/waqf.repository.js';
import { WaqfSearchRepository } from './persistence/waqf-search.repository.js';

const batch = 50;
/** Facts that change the words by which a waqf is found. */
const changesKeys = new Set(
  [
    waqfCreated,
    waqfRenamed,
    waqfApproved,
    amendmentApproved,
    deedUploaded,
    deedEnteredByHand,
    deedRead,
    fieldsCorrected,
    correctionUndone,
  ].map(({ name }) => name),
);

/** Stores the search keys of each waqf: name, property deed number, nazir and founder. */
@Injectable()
export class WaqfSearchIndex implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(WaqfSearchIndex.name);
  private stopped = false;
  private filling: Promise<void> = Promise.resolve();

  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly keys: WaqfSearchRepository,
    private readonly documents: DocumentsFacade,
    private readonly presenter: WaqfPresenter,
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly facts: Facts,
  ) {}

  onModuleInit(): void {
    this.facts.onEach(
      ({ name }) => changesKeys.has(name),
      'endowments.search-index',
      async (ctx, type, facts) => {
        for (const waqfId of new Set(facts.flatMap((fact) => type.audit(fact).waqfId ?? [])))
          await this.index(ctx, waqfId);
      },
    );
    this.facts.on(profileChanged, 'endowments.search-index', async (ctx, changes) => {
      await this.indexOf(
        ctx,
        changes.filter(({ after }) => after.fullName !== undefined),
      );
    });
    this.facts.on(nameVerified, 'endowments.search-index', (ctx, changes) => this.indexOf(ctx, changes));
  }

  private async indexOf(ctx: Ctx, people: readonly { personId: string }[]): Promise<void> {
    for (const { personId } of people)
      for (const waqfId of await this.keys.ofPerson(ctx, personId)) await this.index(ctx, waqfId);
  }

  /**
   * Runs with the waqf locked, so that when two deliveries run at the same time the later one writes the final keys.
   */
  private async index(ctx: Ctx, waqfId: string): Promise<void> {
    const waqf = await this.waqfs.findForUpdate(ctx, waqfId);
    if (!waqf) return;
    const { propertyDetails, nazirDetails } = detailsInForce(waqf, await this.documents.currentOf(ctx, [waqfId]));
    const names = await this.presenter.names(ctx, [waqf.waqifId]);
    const waqifName = names(waqf.waqifId) ?? '';
    const nazirName = nazirDetails?.nazirName ?? null;
    const deedNumber = propertyDetails?.propertyNumber ?? null;
    await this.keys.write(ctx, {
      waqfId,
      deedNumber,
      nazirName,
      waqifName,
      nameKey: arabicSearchKey(waqf.name),
      words: lexemesOf([waqf.name, deedNumber, nazirName, waqifName]),
    });
  }

  /** Indexes waqfs that are older than the search; the platform serves requests meanwhile. */
  onApplicationBootstrap(): void {
    this.filling = this.fill().catch((error: unknown) => this.logger.error(error, 'older waqfs could not be indexed'));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.filling;
  }

  private async fill(): Promise<void> {
    const system = this.contexts.system('endowments.search-index');
    for (
      let ids = await this.keys.missing(system, batch);
      ids.length > 0 && !this.stopped;
      ids = await this.keys.missing(system, batch)
    ) {
      for (const waqfId of ids) {
        await this.transactions.run(system, (ctx) => this.index(ctx, waqfId));
      }
    }
  }
}
