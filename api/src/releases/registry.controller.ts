import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  makeReleaseToken,
  madeReleaseToken,
  pinRemote,
  promoteRelease,
  releaseTokenList,
  type ReleaseTokenView,
  remoteEnvelope,
  type RemoteInRegistry,
  remoteList,
  remoteName,
  remoteOverview,
  type RemoteOverview,
  type RemoteName,
  startCanary,
} from '@waqf/contracts/releases';
import { createZodDto } from 'nestjs-zod';
import * as z from 'zod/mini';
import { Allow, Answers, Context, type Ctx, IdPipe, NotFoundError } from '../platform/index.js';
import { ChangeRegistry } from './use-cases/change-registry.js';
import { ManageReleaseTokens } from './use-cases/manage-release-tokens.js';
import { ViewRemote } from './use-cases/view-remote.js';
import { ReadRegistry } from './use-cases/read-registry.js';

class RemoteListDto extends createZodDto(remoteList) {}
class OverviewDto extends createZodDto(remoteOverview) {}
class RemoteDto extends createZodDto(remoteEnvelope) {}
class CanaryDto extends createZodDto(startCanary) {}
class PromoteDto extends createZodDto(promoteRelease) {}
class PinDto extends createZodDto(pinRemote) {}
class MakeTokenDto extends createZodDto(makeReleaseToken) {}
class MadeTokenDto extends createZodDto(madeReleaseToken) {}
class TokenListDto extends createZodDto(releaseTokenList) {}

/** What an administrator does with versions and tokens. */
@Controller('api/releases')
@Allow('system.admin')
export class RegistryController {
  constructor(
    private readonly readRegistry: ReadRegistry,
    private readonly changeRegistry: ChangeRegistry,
    private readonly viewRemote: ViewRemote,
    private readonly tokens: ManageReleaseTokens,
  ) {}

  @Get()
  @Answers(200, RemoteListDto)
  async remotes(@Context() ctx: Ctx): Promise<{ remotes: RemoteInRegistry[] }> {
    return { remotes: await this.readRegistry.remotes(ctx) };
  }

  @Get(':remote')
  @Answers(200, OverviewDto)
  overview(@Context() ctx: Ctx, @Param('remote') remote: string): Promise<RemoteOverview> {
    return this.viewRemote.execute(ctx, nameOf(remote));
  }

  @Post(':remote/canary')
  @Answers(200, RemoteDto)
  async canary(@Context() ctx: Ctx, @Param('remote') remote: string, @Body() body: CanaryDto) {
    await this.changeRegistry.startCanary(ctx, nameOf(remote), body);
    return this.remote(ctx, remote);
  }

  @Post(':remote/promote')
  @Answers(200, RemoteDto)
  async promote(@Context() ctx: Ctx, @Param('remote') remote: string, @Body() { at }: PromoteDto) {
    await this.changeRegistry.promote(ctx, nameOf(remote), at === undefined ? null : new Date(at));
    return this.remote(ctx, remote);
  }

  @Post(':remote/rollback')
  @Answers(200, RemoteDto)
  async rollBack(@Context() ctx: Ctx, @Param('remote') remote: string) {
    await this.changeRegistry.rollBack(ctx, nameOf(remote));
    return this.remote(ctx, remote);
  }

  @Post(':remote/pin')
  @Answers(200, RemoteDto)
  async pin(@Context() ctx: Ctx, @Param('remote') remote: string, @Body() { pinned }: PinDto) {
    await this.changeRegistry.pin(ctx, nameOf(remote), pinned);
    return this.remote(ctx, remote);
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

  private async remote(ctx: Ctx, name: string): Promise<{ remote: RemoteInRegistry }> {
    const remote = (await this.readRegistry.remotes(ctx)).find((each) => each.name === name);
    if (!remote) throw new NotFoundError();
    return { remote };
  }
}

function nameOf(remote: string): RemoteName {
  const name = z.safeParse(remoteName, remote);
  if (!name.success) throw new NotFoundError();
  return name.data;
}
