import { Injectable } from '@nestjs/common';
import { mostObjectionFiles } from '@waqf/contracts/objections';
import type { OpenedFile, ReceivedFile } from '../../documents/index.js';
import { type Ctx, Facts, Transactions } from '../../platform/index.js';
import { ObjectionAccess } from '../access.js';
import { type Objection, objectionFact } from '../domain/objection.js';
import { objectionStates } from '../domain/objection-states.js';
import { ObjectionsClosedError, ObjectionsNotFoundError, ObjectionsTooManyFilesError } from '../objections.errors.js';
import { paperAdded, paperOpened } from '../objections.facts.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { type OwnObjectionRequest, OwnObjection } from './shared/own-objection.js';
import { StorePaperFiles } from './store-paper-files.js';

/** The files of an objection: its person sends them; that person and the one who answers or decides can open them. */
@Injectable()
export class AddPaper {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: ObjectionAccess,
    private readonly own: OwnObjection,
    private readonly objections: ObjectionRepository,
    private readonly papers: StorePaperFiles,
    private readonly facts: Facts,
  ) {}

  /**
   * Checks, before the file is read, whether this user may attach a file here.
   * @throws ObjectionsNotFoundError (404), ObjectionsClosedError, ObjectionsTooManyFilesError (409)
   */
  async allow(ctx: Ctx, of: OwnObjectionRequest): Promise<void> {
    await this.requireRoom(ctx, await this.own.find(ctx, of));
  }

  /** @throws the same errors as `allow`, and DocumentsQuotaError (413) */
  execute(ctx: Ctx, of: OwnObjectionRequest, file: ReceivedFile): Promise<Objection> {
    return this.transactions.run(ctx, async (ctx) => {
      const objection = await this.own.lock(ctx, of);
      await this.requireRoom(ctx, objection);
      const added = await this.papers.add(ctx, objection, file);
      await this.facts.record(ctx, paperAdded, { ...objectionFact(objection, ''), ...added });
      return objection;
    });
  }

  /**
   * Opens a file for the objection's person. @throws ObjectionsNotFoundError (404), also for another person's objection
   */
  async openOwn(ctx: Ctx, { paperId, ...of }: OwnObjectionRequest & { paperId: string }): Promise<OpenedFile> {
    return this.papers.open(ctx, { objectionId: (await this.own.find(ctx, of)).id, paperId });
  }

  /**
   * Opens a file for the person who answers or decides; this is recorded in the audit trail.
   * @throws ObjectionsNotFoundError (404), ObjectionsForbiddenError (403)
   */
  async open(ctx: Ctx, of: { objectionId: string; paperId: string }): Promise<OpenedFile> {
    const objection = await this.objections.find(ctx, of.objectionId);
    if (!objection) throw new ObjectionsNotFoundError();
    await this.access.toOpenPapers(ctx, objection);
    const opened = await this.papers.open(ctx, of);
    const fact = { ...objectionFact(objection, ''), paperId: of.paperId };
    await this.transactions.run(ctx, (ctx) => this.facts.record(ctx, paperOpened, fact));
    return opened;
  }

  private async requireRoom(ctx: Ctx, { id, state }: Objection): Promise<void> {
    objectionStates.requireIn(state, 'attach', () => new ObjectionsClosedError());
    if ((await this.papers.count(ctx, id)) >= mostObjectionFiles) throw new ObjectionsTooManyFilesError();
  }
}
