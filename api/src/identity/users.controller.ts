import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  actOnUser,
  addUser,
  changeUserRole,
  type ManagedUser,
  managedUserEnvelope,
  userList,
  type UserList,
  userQuery,
  type UserSessions,
  userSessions,
} from '@waqf/contracts/users';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe } from '../platform/index.js';
import { ActOnUser } from './use-cases/act-on-user.js';
import { AddUser } from './use-cases/add-user.js';
import { ListUsers } from './use-cases/list-users.js';
import { ReadUserSessions } from './use-cases/read-user-sessions.js';

class UserQueryDto extends createZodDto(userQuery) {}
class UserListDto extends createZodDto(userList) {}
class AddUserDto extends createZodDto(addUser) {}
class ChangeUserRoleDto extends createZodDto(changeUserRole) {}
class ActOnUserDto extends createZodDto(actOnUser) {}
class ManagedUserDto extends createZodDto(managedUserEnvelope) {}
class UserSessionsDto extends createZodDto(userSessions) {}

/** People, for administrators. */
@Controller('api/admin/users')
export class UsersController {
  constructor(
    private readonly listUsers: ListUsers,
    private readonly readUserSessions: ReadUserSessions,
    private readonly addUser: AddUser,
    private readonly actOnUser: ActOnUser,
  ) {}

  @Get()
  @Allow('system.admin')
  @Answers(200, UserListDto)
  list(@Context() ctx: Ctx, @Query() query: UserQueryDto): Promise<UserList> {
    return this.listUsers.execute(ctx, query);
  }

  @Post()
  @Allow('system.admin')
  @Answers(201, ManagedUserDto)
  async add(@Context() ctx: Ctx, @Body() body: AddUserDto): Promise<{ user: ManagedUser }> {
    return this.listUsers.one(ctx, await this.addUser.execute(ctx, body));
  }

  @Patch(':id/role')
  @Allow('system.admin')
  @Answers(200, ManagedUserDto)
  async changeRole(@Context() ctx: Ctx, @Param('id', IdPipe) personId: string, @Body() body: ChangeUserRoleDto) {
    await this.actOnUser.changeRole(ctx, { personId, ...body });
    return this.listUsers.one(ctx, personId);
  }

  /** Reactivates a user. */
  @Patch(':id')
  @Allow('system.admin')
  @Answers(200, ManagedUserDto)
  async reactivate(@Context() ctx: Ctx, @Param('id', IdPipe) personId: string, @Body() body: ActOnUserDto) {
    await this.actOnUser.reactivate(ctx, { personId, ...body });
    return this.listUsers.one(ctx, personId);
  }

  /** Deactivates a user; their history is kept. */
  @Delete(':id')
  @Allow('system.admin')
  @HttpCode(204)
  @Answers(204)
  deactivate(@Context() ctx: Ctx, @Param('id', IdPipe) personId: string, @Body() body: ActOnUserDto): Promise<void> {
    return this.actOnUser.deactivate(ctx, { personId, ...body });
  }

  @Get(':id/sessions')
  @Allow('system.admin')
  @Answers(200, UserSessionsDto)
  sessions(@Context() ctx: Ctx, @Param('id', IdPipe) personId: string): Promise<UserSessions> {
    return this.readUserSessions.execute(ctx, personId);
  }

  @Delete(':id/sessions')
  @Allow('system.admin')
  @HttpCode(204)
  @Answers(204)
  endSessions(@Context() ctx: Ctx, @Param('id', IdPipe) personId: string, @Body() body: ActOnUserDto): Promise<void> {
    return this.actOnUser.endSessions(ctx, { personId, ...body });
  }

  @Delete(':id/sessions/:sessionId')
  @Allow('system.admin')
  @HttpCode(204)
  @Answers(204)
  endSession(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) personId: string,
    @Param('sessionId', IdPipe) sessionId: string,
    @Body() body: ActOnUserDto,
  ): Promise<void> {
    return this.actOnUser.endSession(ctx, { personId, sessionId, ...body });
  }
}
