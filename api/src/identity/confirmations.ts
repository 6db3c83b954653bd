import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Role, roleLabels, roles } from '@waqf/contracts/identity';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { displaySaudiMobile } from '@waqf/formats';
import { type Ctx, isUuid, personOf, requireCapability } from '../platform/index.js';
import {
  IdentityIncompleteActError,
  IdentityStepUpNotFoundError,
  IdentityUserNotFoundError,
} from './identity.errors.js';
import { PersonRepository } from './persistence/person.repository.js';
import { type StepUpKind, StepUpKinds } from './step-up/step-up-kinds.js';

const titles = {
  add: { ar: 'تضيف مستخدمًا', en: 'You add a user' },
  role: { ar: 'تغيّر دور مستخدم', en: 'You change the role of a user' },
  deactivate: { ar: 'توقف حساب مستخدم', en: 'You deactivate an account' },
  reactivate: { ar: 'تعيد فتح حساب مستخدم', en: 'You reactivate an account' },
  session: { ar: 'تنهي جلسة لمستخدم', en: 'You end a session of a user' },
  sessions: { ar: 'تنهي كل جلسات مستخدم', en: 'You end all sessions of a user' },
};
export type UserAct = keyof typeof titles;
const isUserAct = (text: string | null | undefined): text is UserAct =>
  typeof text === 'string' && Object.hasOwn(titles, text);
const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** What an administrator confirms in Nafath before they act on a user. */
@Injectable()
export class ConfirmUserAct implements StepUpKind, OnModuleInit {
  readonly kind = 'user';

  constructor(
    private readonly stepUpKinds: StepUpKinds,
    private readonly people: PersonRepository,
  ) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws ForbiddenError (403), IdentityUserNotFoundError (404), IdentityIncompleteActError (422) */
  async describe(ctx: Ctx, { id, change }: StepUpAct) {
    requireCapability(ctx, 'system.admin');
    const { act, reason, role, fullName } = change ?? {};
    if (!isUserAct(act) || !reason) throw new IdentityIncompleteActError();
    const name = act === 'add' ? fullName : await this.nameOf(ctx, id);
    if (!name) throw new IdentityIncompleteActError();
    return {
      title: titles[act],
      amount: null,
      lines: [
        { label: { ar: 'الاسم', en: 'Name' }, value: { ar: name, en: name } },
        ...(act === 'add' ? [{ label: { ar: 'رقم الهوية', en: 'National ID' }, value: { ar: id, en: id } }] : []),
        ...(role && isRole(role) ? [{ label: { ar: 'الدور', en: 'Role' }, value: roleLabels[role] }] : []),
        { label: { ar: 'السبب', en: 'Reason' }, value: { ar: reason, en: reason } },
      ],
    };
  }

  private async nameOf(ctx: Ctx, id: string): Promise<string> {
    const person = isUuid(id) ? await this.people.find(ctx, id) : null;
    if (!person) throw new IdentityUserNotFoundError();
    return person.fullName;
  }
}

/** What a person confirms in Nafath before their e-mail address or mobile number changes. */
@Injectable()
export class ConfirmContact implements StepUpKind, OnModuleInit {
  readonly kind = 'contact';

  constructor(private readonly stepUpKinds: StepUpKinds) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws IdentityStepUpNotFoundError (404) for another person's details, IdentityIncompleteActError (422) */
  async describe(ctx: Ctx, { id, change }: StepUpAct) {
    if (id !== personOf(ctx).userId) throw new IdentityStepUpNotFoundError();
    const { email, phone } = change ?? {};
    if (email === undefined || phone === undefined) throw new IdentityIncompleteActError();
    const none = { ar: 'بلا', en: 'none' };
    const shown = (value: string | null) => (value === null ? none : { ar: value, en: value });
    return {
      title: { ar: 'تغيّر بيانات التواصل', en: 'You change your contact details' },
      amount: null,
      lines: [
        { label: { ar: 'البريد الإلكتروني', en: 'E-mail address' }, value: shown(email) },
        {
          label: { ar: 'رقم الجوال', en: 'Mobile number' },
          value: shown(phone === null ? null : displaySaudiMobile(phone)),
        },
      ],
    };
  }
}
