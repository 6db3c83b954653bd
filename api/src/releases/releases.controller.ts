import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Post,
  Req,
  UploadedFiles,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { FilesInterceptor } from '@nestjs/platform-express';
import {
  canaryAudience,
  pageBoot,
  registry,
  releaseInForce,
  releaseManifest,
  releaseReport,
  type PageBoot,
  type Registry,
  type Release,
  longestManifest,
} from '@waqf/contracts/releases';
import { createZodDto } from 'nestjs-zod';
import * as z from 'zod/mini';
import {
  Answers,
  Context,
  type Ctx,
  Multipart,
  Passive,
  SelfAuthenticated,
  Public,
  SignedIn,
} from '../platform/index.js';
import { PublishRelease, type SignedRelease } from './use-cases/publish-release.js';
import { ReportRelease } from './use-cases/report-release.js';
import { ReadRegistry } from './use-cases/read-registry.js';
import { developmentHeader } from './serving/development-remotes.js';
import { ReleaseTokenGuard, type ReleaseRequest } from './access.js';
import { ReleasesManifestError, ReleasesTokenError } from './releases.errors.js';

class RegistryDto extends createZodDto(registry) {}
class PageBootDto extends createZodDto(pageBoot) {}
class ReportDto extends createZodDto(releaseReport) {}
class ReleaseDto extends createZodDto(releaseInForce) {}

/** Limits per file (bytes) and number of files of one release; the total size is checked with the manifest. */
const uploadLimits = { fileSize: 10 * 1024 * 1024, files: 500, fields: 3, fieldSize: longestManifest };

const releaseFields = z.object({
  manifest: z.string(),
  signature: z.optional(z.string()),
  audience: z.optional(z.string()),
});

@Controller()
export class ReleasesController {
  constructor(
    private readonly readRegistry: ReadRegistry,
    private readonly publishRelease: PublishRelease,
    private readonly reportRelease: ReportRelease,
  ) {}

  /** The registry of remotes, for the next page load and for a retry. */
  @Get('remotes.json')
  @Public()
  @Passive()
  @Header('Cache-Control', 'no-store')
  @Answers(200, RegistryDto)
  registry(@Context() ctx: Ctx, @Headers(developmentHeader) development?: string): Promise<Registry> {
    return this.readRegistry.registry(ctx, development);
  }

  /** The data that is inlined in the page, for a development server. */
  @Get('boot.json')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Answers(200, PageBootDto)
  boot(@Context() ctx: Ctx, @Headers(developmentHeader) development?: string): Promise<PageBoot> {
    return this.readRegistry.boot(ctx, development);
  }

  /** Reports how a release works on the user's page. */
  @Post('api/releases/reports')
  @SignedIn()
  @Passive()
  @HttpCode(204)
  async report(@Context() ctx: Ctx, @Body() body: ReportDto): Promise<void> {
    await this.reportRelease.execute(ctx, body);
  }

  /** Called by `npm run release`: the token authenticates it, so neither session nor Origin is required. */
  @Post('api/releases')
  @Public()
  @SelfAuthenticated()
  @Multipart()
  @UseGuards(ReleaseTokenGuard)
  @UseInterceptors(FilesInterceptor('files', uploadLimits.files, { limits: uploadLimits }))
  @Answers(201, ReleaseDto)
  async publish(
    @Context() ctx: Ctx,
    @Req() request: ReleaseRequest,
    @Body() body: unknown,
    @UploadedFiles() uploaded: Express.Multer.File[] | undefined,
  ): Promise<{ release: Release }> {
    const { releaser } = request;
    if (!releaser) throw new ReleasesTokenError();
    await request.confirmCaller?.();
    const files = new Map((uploaded ?? []).map(({ originalname, buffer }) => [originalname, buffer] as const));
    return { release: await this.publishRelease.execute(ctx, releaser, { ...signedRelease(body), files }) };
  }
}

/** The fields that accompany the files of a release. @throws ReleasesManifestError (422) */
function signedRelease(body: unknown): Omit<SignedRelease, 'files'> {
  const fields = z.safeParse(releaseFields, body);
  if (!fields.success) throw new ReleasesManifestError('manifest');
  const { manifest: text, signature = '', audience } = fields.data;
  try {
    return {
      manifest: z.parse(releaseManifest, JSON.parse(text)),
      signed: { text, signature },
      audience: audience === undefined ? null : z.parse(canaryAudience, JSON.parse(audience)),
    };
  } catch {
    throw new ReleasesManifestError('manifest');
  }
}
