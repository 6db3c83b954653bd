import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExportSources, ExportsModule } from '../exports/index.js';
import { Samples, SessionAuthority } from '../platform/index.js';
import { EmailController } from './email.controller.js';
import { IdentityController } from './identity.controller.js';
import { IdentityFacade } from './identity.facade.js';
import { IdentitySessions } from './sessions/identity-sessions.js';
import { NafathAdapter } from './nafath/nafath.adapter.js';
import { NafathEndpoint } from './nafath/nafath-endpoint.js';
import { Nafath } from './nafath/nafath.port.js';
import { NotificationPreferencesController } from './notification-preferences.controller.js';
import { UsersController } from './users.controller.js';
import { OwnAccountController } from './own-account.controller.js';
import { PersonEntity, PersonRoleEntity } from './persistence/person.entity.js';
import { EmailLinkRepository } from './persistence/email-link.repository.js';
import { ManagedUserRepository } from './persistence/managed-user.repository.js';
import { PersonRepository } from './persistence/person.repository.js';
import { SessionRepository } from './persistence/session.repository.js';
import { KnownDeviceRepository } from './persistence/known-device.repository.js';
import { SignInRepository } from './persistence/sign-in.repository.js';
import { StepUpRepository } from './persistence/step-up.repository.js';
import { StepUpController } from './step-up.controller.js';
import { StepUpKinds } from './step-up/step-up-kinds.js';
import { StepUps } from './step-up/step-ups.js';
import { samplePeople } from './samples/sample-people.js';
import { ActOnUser } from './use-cases/act-on-user.js';
import { AddUser } from './use-cases/add-user.js';
import { ConfirmContact, ConfirmUserAct } from './confirmations.js';
import { ListUsers } from './use-cases/list-users.js';
import { ReadUserSessions } from './use-cases/read-user-sessions.js';
import { AcceptProof } from './use-cases/accept-proof.js';
import { ChangeNotificationPreferences } from './use-cases/change-notification-preferences.js';
import { ChangeProfile } from './use-cases/change-profile.js';
import { EndOwnSessions } from './use-cases/end-own-sessions.js';
import { ExportUsers } from './use-cases/export-users.js';
import { EndSession } from './use-cases/end-session.js';
import { GrantAdmin } from './use-cases/grant-admin.js';
import { IssueEmailLink } from './use-cases/issue-email-link.js';
import { ListOwnSessions } from './use-cases/list-own-sessions.js';
import { ListOwnSignIns } from './use-cases/list-own-sign-ins.js';
import { OpenSession } from './use-cases/open-session.js';
import { PollSignIn } from './use-cases/poll-sign-in.js';
import { PollStepUp } from './use-cases/poll-step-up.js';
import { ReadOwnPerson } from './use-cases/read-own-person.js';
import { PresentOwnUser } from './use-cases/present-own-user.js';
import { ReadSessionTime } from './use-cases/read-session-time.js';
import { RefuseReservedName } from './use-cases/refuse-reserved-name.js';
import { RegisterPerson } from './use-cases/register-person.js';
import { RequestEmailLink } from './use-cases/request-email-link.js';
import { WithdrawRestoredAccess } from './use-cases/withdraw-restored-access.js';
import { StartSignIn } from './use-cases/start-sign-in.js';
import { StartStepUp } from './use-cases/start-step-up.js';
import { StoreRegisteredPerson } from './use-cases/store-registered-person.js';
import { SwitchRole } from './use-cases/switch-role.js';
import { VerifyEmail } from './use-cases/verify-email.js';
import { UseProof } from './use-cases/use-proof.js';
import './personal-data.js';

const useCases = [
  StartSignIn,
  AcceptProof,
  PollSignIn,
  UseProof,
  OpenSession,
  RegisterPerson,
  EndSession,
  ReadOwnPerson,
  PresentOwnUser,
  SwitchRole,
  GrantAdmin,
  ChangeNotificationPreferences,
  ChangeProfile,
  ListOwnSessions,
  EndOwnSessions,
  ListOwnSignIns,
  ReadSessionTime,
  StartStepUp,
  PollStepUp,
  ConfirmContact,
  RefuseReservedName,
  StoreRegisteredPerson,
  RequestEmailLink,
  IssueEmailLink,
  VerifyEmail,
  ListUsers,
  ReadUserSessions,
  AddUser,
  ActOnUser,
  ConfirmUserAct,
  ExportUsers,
  WithdrawRestoredAccess,
];

// Global because the guard of all routes asks this context which person a session belongs to.
@Global()
@Module({
  imports: [ExportsModule, TypeOrmModule.forFeature([PersonEntity, PersonRoleEntity])],
  controllers: [
    IdentityController,
    OwnAccountController,
    StepUpController,
    EmailController,
    UsersController,
    NotificationPreferencesController,
  ],
  providers: [
    ...useCases,
    PersonRepository,
    ManagedUserRepository,
    SessionRepository,
    SignInRepository,
    KnownDeviceRepository,
    StepUpRepository,
    EmailLinkRepository,
    StepUpKinds,
    StepUps,
    IdentityFacade,
    NafathEndpoint,
    { provide: Nafath, useClass: NafathAdapter },
    { provide: SessionAuthority, useClass: IdentitySessions },
  ],
  exports: [IdentityFacade, PresentOwnUser, StepUpKinds, StepUps, SessionAuthority, NafathEndpoint],
})
export class IdentityModule implements OnModuleInit {
  constructor(
    private readonly samples: Samples,
    private readonly identity: IdentityFacade,
    private readonly people: PersonRepository,
    private readonly exportSources: ExportSources,
    private readonly exportUsers: ExportUsers,
  ) {}

  onModuleInit(): void {
    this.exportSources.register(this.exportUsers);
    this.samples.register(100, 'identity.people', async (ctx) => {
      for (const { nationalId, fullName, role, email, deactivated } of samplePeople) {
        const person = await this.identity.findOrCreateByNationalId(ctx, { nationalId, fullName, role });
        await this.people.setEmail(ctx, person.id, email);
        if (deactivated && person.isActive) await this.identity.deactivate(ctx, person.id);
      }
    });
  }
}
