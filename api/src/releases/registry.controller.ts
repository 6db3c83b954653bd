import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  admitDevelopment,
  developmentFlag,
  makeReleaseToken,
  madeReleaseToken,
  pinRemote,
  promoteRelease,
  releasePolicyEnvelope,
  releaseTokenList,
  setReleasePolicy,
  type ReleaseTokenView,
  remoteEnvelope,
  type RemoteInRegistry,
  remoteList,
  type RemoteList,
  remoteName,
  remoteOverview,
  type RemoteOverview,
  type RemoteName,
  startCanary,
} from '@waqf/contracts/releases';
import { createZodDto } from 'nestjs-zod';
import * as z from 'zod/mini';
import { Allow, Answers, Context, type Ctx, IdPipe, NotFoundError } from '../platform/index.js';
import { RequestChange } from './use-cases/request-change.js';
import type { Wanted } from './use-cases/change-registry.js';
import { ManageDevelopmentFlags } from './use-cases/manage-development-flags.js';
import { ManageReleaseTokens } from './use-cases/manage-release-tokens.js';
import { SetReleasePolicy } from './use-cases/set-release-policy.js';
import { ViewRemote } from './use-cases/view-remote.js';
import { ListRemotes } from './use-cases/list-remotes.js';
import { ReadReleasePolicy } from './use-cases/read-release-policy.js';

class RemoteListDto extends createZodDto(remoteList) {}
class OverviewDto extends createZodDto(remoteOverview) {}
class RemoteDto extends createZodDto(remoteEnvelope) {}
class CanaryDto extends createZodDto(startCanary) {}
class PromoteDto extends createZodDto(promoteRelease) {}
class PinDto extends createZodDto(pinRemote) {}
class MakeTokenDto extends createZodDto(makeReleaseToken) {}
class MadeTokenDto extends createZodDto(madeReleaseToken) {}
class AdmitDto extends createZodDto(admitDevelopment) {}
class FlagDto extends createZodDto(developmentFlag) {}
class PolicyDto extends createZodDto(setReleasePolicy) {}
class PolicyEnvelopeDto extends createZodDto(releasePolicyEnvelope) {}
class TokenListDto extends createZodDto(releaseTokenList) {}

/** What an administrator does with versions and tokens. */
@Controller('api/releases')
@Allow('system.admin')
export class RegistryController {
  constructor(
    private readonly listRemotes: ListRemotes,
    private readonly readPolicy: ReadReleasePolicy,
    private readonly requestChange: RequestChange,
    private readonly setPolicy: SetReleasePolicy,
    private readonly flags: ManageDevelopmentFlags,
    private readonly viewRemote: ViewRemote,
    private readonly tokens: ManageReleaseTokens,
  ) {}

  @Get()
  @Answers(200, RemoteListDto)
  remotes(@Context() ctx: Ctx): Promise<RemoteList> {
    return this.listRemotes.list(ctx);
  }

  @Get(':remote')
  @Answers(200, OverviewDto)
  overview(@Context() ctx: Ctx, @Param('remote') remote: string): Promise<RemoteOverview> {
    return this.viewRemote.execute(ctx, nameOf(remote));
  }

  @Post(':remote/canary')
  @Answers(200, RemoteDto)
  async canary(@Context() ctx: Ctx, @Param('remote') remote: string, @Body() body: CanaryDto) {
    return this.change(ctx, remote, { act: 'canary', ...body });
  }

  @Post(':remote/promote')
  @Answers(200, RemoteDto)
  async promote(@Context() ctx: Ctx, @Param('remote') remote: string, @Body() { at }: PromoteDto) {
    return this.change(ctx, remote, { act: 'promote', at: at === undefined ? null : new Date(at) });
  }

  @Post(':remote/rollback')
  @Answers(200, RemoteDto)
  async rollBack(@Context() ctx: Ctx, @Param('remote') remote: string) {
    return this.change(ctx, remote, { act: 'rollback' });
  }

  @Post(':remote/pin')
  @Answers(200, RemoteDto)
  async pin(@Context() ctx: Ctx, @Param('remote') remote: string, @Body() { pinned }: PinDto) {
    return this.change(ctx, remote, { act: pinned ? 'pin' : 'unpin' });
  }

  /** Takes a remote out of service until it is released again; not allowed for a role's own remote. */
  @Post(':remote/retire')
  @HttpCode(200)
  @Answers(200, RemoteListDto)
  async retire(@Context() ctx: Ctx, @Param('remote') remote: string) {
    await this.requestChange.execute(ctx, nameOf(remote), { act: 'retire' });
    return this.listRemotes.list(ctx);
  }

  /** Creates a flag with which a developer sees this remote from their own machine, on their own page only. */
  @Post(':remote/development')
  @Answers(201, FlagDto)
  development(@Context() ctx: Ctx, @Param('remote') remote: string, @Body() body: AdmitDto) {
    return this.flags.make(ctx, nameOf(remote), body);
  }

  @Delete(':remote/development/:id')
  @HttpCode(200)
  @Answers(200, RemoteListDto)
  async revokeFlag(@Context() ctx: Ctx, @Param('remote') remote: string, @Param('id', IdPipe) id: string) {
    await this.flags.revoke(ctx, nameOf(remote), id);
    return this.listRemotes.list(ctx);
  }

  /** Sets whether every change needs two administrators. */
  @Put('policy')
  @Answers(200, PolicyEnvelopeDto)
  async policy(@Context() ctx: Ctx, @Body() { twoPeople }: PolicyDto) {
    await this.setPolicy.execute(ctx, twoPeople);
    return { policy: (await this.readPolicy.execute(ctx)).policy };
  }

  @Get(':remote/tokens')
  @Answers(200, TokenListDto)
  async listTokens(@Context() ctx: Ctx, @Param('remote') remote: string): Promise<{ tokens: ReleaseTokenView[] }> {
    return { tokens: await this.tokens.list(ctx, nameOf(remote)) };
  }

  @Post(':remote/tokens')
  @Answers(201, MadeTokenDto)
  async makeToken(@Context() ctx: Ctx, @Param('remote') remote: string, @Body() { name }: MakeTokenDto) {
    return { token: await this.tokens.make(ctx, nameOf(remote), name) };
  }

  @Delete(':remote/tokens/:id')
  @HttpCode(200)
  @Answers(200, TokenListDto)
  async revokeToken(@Context() ctx: Ctx, @Param('remote') remote: string, @Param('id', IdPipe) id: string) {
    await this.tokens.revoke(ctx, nameOf(remote), id);
    return { tokens: await this.tokens.list(ctx, nameOf(remote)) };
  }

  private async change(ctx: Ctx, name: string, wanted: Wanted): Promise<{ remote: RemoteInRegistry }> {
    await this.requestChange.execute(ctx, nameOf(name), wanted);
    const remote = (await this.listRemotes.remotes(ctx)).find((each) => each.name === name);
    if (!remote) throw new NotFoundError();
    return { remote };
  }
}

function nameOf(remote: string): RemoteName {
  const name = z.safeParse(remoteName, remote);
  if (!name.success) throw new NotFoundError();
  return name.data;
}
