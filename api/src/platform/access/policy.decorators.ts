import { createParamDecorator, SetMetadata, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import type { Capability } from '@waqf/contracts/identity';
import type { Request } from 'express';
import type { Ctx } from '../context/ctx.js';

export const policyKey = 'waqf:policy';
export const multipartKey = 'waqf:multipart';
export const passiveKey = 'waqf:passive';
export const provesItselfKey = 'waqf:proves-itself';
export const sessionlessKey = 'waqf:sessionless';

/** Who may call a route. A route without one stops the boot. */
export type Policy =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'capability'; readonly capability: Capability };

/** Anybody, also without a session. */
export const Public = (): CustomDecorator => SetMetadata<string, Policy>(policyKey, { kind: 'public' });

/** Anybody with a session; the use case decides the rest. */
export const SignedIn = (): CustomDecorator => SetMetadata<string, Policy>(policyKey, { kind: 'signed-in' });

/** People with this capability; others get 403. Whether the record is theirs stays with the use case (404). */
export const Allow = (capability: Capability): CustomDecorator =>
  SetMetadata<string, Policy>(policyKey, { kind: 'capability', capability });

/** Takes `multipart/form-data` instead of JSON. */
export const Multipart = (): CustomDecorator => SetMetadata(multipartKey, true);

/** Does not prolong the session: event streams and polls. */
export const Passive = (): CustomDecorator => SetMetadata(passiveKey, true);

/** Unsafe call that proves itself by a signed token, hence needs no Origin. */
export const ProvesItself = (): CustomDecorator => SetMetadata(provesItselfKey, true);

/** Public route that does not care who calls: the session is not looked up, so it answers also without a database. */
export const Sessionless = (): CustomDecorator => SetMetadata(sessionlessKey, true);

/** A request after the guard. */
export interface GuardedRequest extends Request {
  ctx?: Ctx;
}

/** The request's `Ctx` as a controller parameter. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext): Ctx => {
  const { ctx } = execution.switchToHttp().getRequest<GuardedRequest>();
  if (!ctx) throw new Error('the session guard did not run');
  return ctx;
});
