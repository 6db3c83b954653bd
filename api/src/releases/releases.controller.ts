import { Body, Controller, Get, Header, Param, Post, UploadedFiles, UseGuards, UseInterceptors } from '@nestjs/common';
import { FilesInterceptor } from '@nestjs/platform-express';
import {
  pageBoot,
  registry,
  releaseInForce,
  releaseList,
  releaseManifest,
  remoteName,
  type PageBoot,
  type Registry,
  type Release,
} from '@waqf/contracts/releases';
import { createZodDto } from 'nestjs-zod';
import * as z from 'zod/mini';
import {
  Allow,
  Answers,
  Context,
  type Ctx,
  Multipart,
  NotFoundError,
  Passive,
  ProvesItself,
  Public,
} from '../platform/index.js';
import { PublishRelease } from './use-cases/publish-release.js';
import { ReadRegistry } from './use-cases/read-registry.js';
import { RollBackRelease } from './use-cases/roll-back-release.js';
import { ReleaseTokenGuard } from './access.js';
import { ReleasesManifestError } from './releases.errors.js';

class RegistryDto extends createZodDto(registry) {}
class PageBootDto extends createZodDto(pageBoot) {}
class ReleaseListDto extends createZodDto(releaseList) {}
class ReleaseDto extends createZodDto(releaseInForce) {}

/** Bytes and number of files of one release; the manifest has its own check of the sum. */
const uploadLimits = { fileSize: 10 * 1024 * 1024, files: 500, fields: 1, fieldSize: 512 * 1024 };

@Controller()
export class ReleasesController {
  constructor(
    private readonly readRegistry: ReadRegistry,
    private readonly publishRelease: PublishRelease,
    private readonly rollBackRelease: RollBackRelease,
  ) {}

  /** The registry of remotes, for the next page load and for a retry. */
  @Get('remotes.json')
  @Public()
  @Passive()
  @Header('Cache-Control', 'no-store')
  @Answers(200, RegistryDto)
  registry(@Context() ctx: Ctx): Promise<Registry> {
    return this.readRegistry.registry(ctx);
  }

  /** What the page carries inlined, for a development server. */
  @Get('boot.json')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Answers(200, PageBootDto)
  boot(@Context() ctx: Ctx): Promise<PageBoot> {
    return this.readRegistry.boot(ctx);
  }

  @Get('api/releases')
  @Allow('system.admin')
  @Answers(200, ReleaseListDto)
  async history(@Context() ctx: Ctx): Promise<{ releases: Release[] }> {
    return { releases: await this.readRegistry.history(ctx) };
  }

  /** `npm run release`: the token proves it, so neither session nor Origin is asked. */
  @Post('api/releases')
  @Public()
  @ProvesItself()
  @Multipart()
  @UseGuards(ReleaseTokenGuard)
  @UseInterceptors(FilesInterceptor('files', uploadLimits.files, { limits: uploadLimits }))
  @Answers(201, ReleaseDto)
  async publish(
    @Context() ctx: Ctx,
    @Body() body: unknown,
    @UploadedFiles() uploaded: Express.Multer.File[] | undefined,
  ): Promise<{ release: Release }> {
    const files = new Map((uploaded ?? []).map(({ originalname, buffer }) => [originalname, buffer] as const));
    return { release: await this.publishRelease.execute(ctx, { manifest: manifestOf(body), files }) };
  }

  @Post('api/releases/:remote/rollback')
  @Allow('system.admin')
  @Answers(200, ReleaseDto)
  async rollBack(@Context() ctx: Ctx, @Param('remote') remote: string): Promise<{ release: Release }> {
    const name = z.safeParse(remoteName, remote);
    if (!name.success) throw new NotFoundError();
    return { release: await this.rollBackRelease.execute(ctx, name.data) };
  }
}

function manifestOf(body: unknown): z.infer<typeof releaseManifest> {
  const text = (body as { manifest?: unknown } | undefined)?.manifest;
  try {
    return z.parse(releaseManifest, JSON.parse(typeof text === 'string' ? text : ''));
  } catch {
    throw new ReleasesManifestError('manifest');
  }
}
