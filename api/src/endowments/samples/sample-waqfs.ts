import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { WaqfView } from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { DocumentsFacade } from '../../documents/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { FixedClock, type Ctx, type Samples } from '../../platform/index.js';
import { EndowmentsFilingClosedError } from '../endowments.errors.js';
import { AcceptTrusteeship } from '../use-cases/accept-trusteeship.js';
import { ApproveWaqf } from '../use-cases/approve-waqf.js';
import { CorrectFields } from '../use-cases/correct-fields.js';
import { CreateWaqf } from '../use-cases/create-waqf.js';
import { ListAssetValues } from '../use-cases/list-asset-values.js';
import { ListWaqfs } from '../use-cases/list-waqfs.js';
import { ProcessDocuments } from '../use-cases/process-documents.js';
import { RecordAssetValue } from '../use-cases/record-asset-value.js';
import { RecordFiling } from '../use-cases/record-filing.js';
import { UploadDocument } from '../use-cases/upload-document.js';
import { ViewWaqf } from '../use-cases/view-waqf.js';
import { SampleDeeds, type SampleDeed } from './sample-deeds.js';
import { sampleWaqfs, type SampleWaqf } from './sample-plan.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const order = 200;
const registeredAfterDays = 9;
const sampleReason = 'طابقت الصك بأصله، والاختلاف في كتابة الاسم لا في صاحبه';
/** How long to wait for another reader of the same deed (a job that resumed it) before the step fails. */
const readingWaitMs = 120_000;

/**
 * Creates the sample waqfs as their founders would: through the use cases, each act at its own time in the past. Every
 * act first checks what already exists, so that a step that was killed continues where it stopped.
 */
@Injectable()
export class SampleWaqfs {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly documents: DocumentsFacade,
    private readonly deeds: SampleDeeds,
    private readonly createWaqf: CreateWaqf,
    private readonly listWaqfs: ListWaqfs,
    private readonly viewWaqf: ViewWaqf,
    private readonly uploadDocument: UploadDocument,
    private readonly processDocuments: ProcessDocuments,
    private readonly correctFields: CorrectFields,
    private readonly approveWaqf: ApproveWaqf,
    private readonly acceptTrusteeship: AcceptTrusteeship,
    private readonly recordFiling: RecordFiling,
    private readonly listAssetValues: ListAssetValues,
    private readonly recordAssetValue: RecordAssetValue,
  ) {}

  register(samples: Samples): void {
    sampleWaqfs.forEach((plan, index) =>
      samples.register(order + index, `endowments.waqf-${plan.key.toLowerCase()}`, (ctx) =>
        this.documents.ofOwnFiles(() => this.make(ctx, plan)),
      ),
    );
  }

  private async make(ctx: Ctx, plan: SampleWaqf): Promise<void> {
    const founder = await this.identity.actingAs(ctx, plan.founderId, 'waqif');
    const created = ctx.clock.now().getTime() - plan.daysAgo * dayMs;
    const at = (minutes: number): Ctx => ({
      ...founder,
      clock: new FixedClock(new Date(created + minutes * minuteMs)),
    });
    const waqfId = await this.create(at(0), plan);
    const deeds = await this.deeds.of(plan.key);
    await this.upload(
      at(9),
      waqfId,
      deeds.filter((deed) => !deed.amendment),
    );
    await this.read(at(11), waqfId);
    if (plan.state === 'empty' || plan.state === 'unreadable') return;
    await this.correct(at(14), waqfId, plan);
    if (plan.state === 'pending') return;
    await this.approve(at(25), waqfId);
    if (!plan.nazirAwaited) await this.accept(at(40), waqfId);
    if (plan.registered) await this.registered(at(registeredAfterDays * 24 * 60), waqfId, plan.registered);
    await this.assets(at, waqfId, plan);
    if (plan.state !== 'amendment-open') return;
    const later = (plan.daysAgo - 3) * 24 * 60;
    await this.upload(
      at(later),
      waqfId,
      deeds.filter((deed) => deed.amendment),
    );
    await this.read(at(later + 2), waqfId);
  }

  private async create(ctx: Ctx, { name, description }: SampleWaqf): Promise<string> {
    const there = (await this.listWaqfs.execute(ctx, {})).find((waqf) => waqf.name === name);
    return there?.id ?? (await this.createWaqf.execute(ctx, { name, description })).id;
  }

  private async upload(ctx: Ctx, waqfId: string, deeds: SampleDeed[]): Promise<void> {
    const view = await this.viewWaqf.execute(ctx, { waqfId });
    const there = (deed: SampleDeed) =>
      (deed.amendment ? (view.amendment?.documents ?? []) : view.documents).some(({ type }) => type === deed.type);
    const missing = deeds.filter((deed) => !there(deed));
    const files = await Promise.all(
      missing.map(async (deed) => ({
        type: deed.type,
        file: await this.documents.receive(ctx, this.deeds.read(deed), deed.file),
      })),
    );
    for (const { type, file } of files) await this.uploadDocument.execute(ctx, { waqfId, type, file });
  }

  /** Reads the deeds here instead of in the job, so that the reading also has the time that the sample says. */
  private async read(ctx: Ctx, waqfId: string): Promise<void> {
    const { deeds } = await this.processDocuments.execute(ctx, { waqfId, inJob: false });
    await Promise.all(
      deeds.filter((deed) => deed.status === 'processing').map((deed) => this.documents.readNow(ctx, deed.id)),
    );
    for (const deadline = Date.now() + readingWaitMs; Date.now() < deadline; await delay(200)) {
      if (
        documentsOf(await this.viewWaqf.execute(ctx, { waqfId })).every((document) => document.status !== 'processing')
      )
        return;
    }
    throw new Error(`the deeds of sample waqf ${waqfId} were not read`);
  }

  private async correct(ctx: Ctx, waqfId: string, { corrected = [] }: SampleWaqf): Promise<void> {
    const { documents } = await this.viewWaqf.execute(ctx, { waqfId });
    for (const { type, fields } of corrected) {
      const document = documents.find((candidate) => candidate.type === type);
      if (document && !document.fields.some((field) => field.reviewed))
        await this.correctFields.execute(ctx, { waqfId, documentId: document.id, fields });
    }
  }

  private async approve(ctx: Ctx, waqfId: string): Promise<void> {
    const { waqf, documents, comparisons } = await this.viewWaqf.execute(ctx, { waqfId });
    if (waqf.status === 'approved') return;
    for (const document of documents) {
      const doubtful = document.fields.filter((field) => field.state !== 'certain' && !field.reviewed);
      const fields = Object.fromEntries(doubtful.map(({ name, value }) => [name, value]));
      if (doubtful.length > 0) await this.correctFields.execute(ctx, { waqfId, documentId: document.id, fields });
    }
    const differing = comparisons.filter(({ outcome }) => outcome === 'differs');
    const reasons = Object.fromEntries(differing.map(({ subject }) => [subject, sampleReason]));
    await this.approveWaqf.execute(ctx, { waqfId, reasons });
  }

  private async accept(ctx: Ctx, waqfId: string): Promise<void> {
    const { waqf } = await this.viewWaqf.execute(ctx, { waqfId });
    if (waqf.nazirAcceptedAt !== null || waqf.nazirId === null) return;
    await this.acceptTrusteeship.execute(await this.asNazir(ctx, waqf.nazirId), { waqfId });
  }

  private async registered(ctx: Ctx, waqfId: string, number: string): Promise<void> {
    const { waqf } = await this.viewWaqf.execute(ctx, { waqfId });
    if (waqf.nazirId === null) throw new Error(`sample waqf ${waqfId} has no nazir`);
    const filing = { waqfId, subjectId: waqfId, filedOn: riyadhDay(ctx.clock.now()), number };
    try {
      await this.recordFiling.execute(await this.asNazir(ctx, waqf.nazirId), filing);
    } catch (error) {
      // It was already recorded by a step that was killed later.
      if (!(error instanceof EndowmentsFilingClosedError)) throw error;
    }
  }

  private async assets(
    at: (minutes: number) => Ctx,
    waqfId: string,
    { daysAgo, assets = [] }: SampleWaqf,
  ): Promise<void> {
    for (const { amount, daysAgo: valued, reference } of assets) {
      const ctx = at((daysAgo - valued) * 24 * 60);
      const { waqf } = await this.viewWaqf.execute(ctx, { waqfId });
      if (waqf.nazirId === null) throw new Error(`sample waqf ${waqfId} has no nazir`);
      const { values } = await this.listAssetValues.execute(ctx, { waqfId });
      if (values.some((value) => value.reference === reference)) continue;
      const value = { waqfId, amount, valuedOn: riyadhDay(ctx.clock.now()), source: 'valuation', reference } as const;
      await this.recordAssetValue.execute(await this.asNazir(ctx, waqf.nazirId), value);
    }
  }

  private async asNazir(ctx: Ctx, nazirId: string): Promise<Ctx> {
    const nazir = await this.identity.person(ctx, nazirId);
    if (!nazir) throw new Error('a sample waqf has no nazir');
    const acting = await this.identity.actingAs(ctx, nazir.nationalId, 'nazir');
    return { ...acting, clock: ctx.clock };
  }
}

function documentsOf(view: WaqfView): WaqfView['documents'] {
  return [...view.documents, ...(view.amendment?.documents ?? [])];
}
