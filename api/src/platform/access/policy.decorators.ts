import { createParamDecorator, SetMetadata, type CustomDecorator, type ExecutionContext } from '@nestjs/common';
import type { Capability } from '@waqf/contracts/identity';
import type { Request } from 'express';
import type { Ctx } from '../context/ctx.js';

export const policyKey = 'waqf:policy';
export const multipartKey = 'waqf:multipart';
export const passiveKey = 'waqf:passive';
export const selfAuthenticatedKey = 'waqf:proves-itself';
export const sessionlessKey = 'waqf:sessionless';

/** Who may call a route. The application does not start when a route has no policy. */
export type Policy =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'capability'; readonly capability: Capability };

/** Anybody may call the route, even without a session. */
export const Public = (): CustomDecorator => SetMetadata<string, Policy>(policyKey, { kind: 'public' });

/** Anybody with a session may call the route; the use case decides the rest. */
export const SignedIn = (): CustomDecorator => SetMetadata<string, Policy>(policyKey, { kind: 'signed-in' });

/**
 * Users with this capability may call the route; others get 403. The use case checks whether the record is theirs
 * (404).
 */
export const Allow = (capability: Capability): CustomDecorator =>
  SetMetadata<string, Policy>(policyKey, { kind: 'capability', capability });

/** The route takes `multipart/form-data` instead of JSON. */
export const Multipart = (): CustomDecorator => SetMetadata(multipartKey, true);

/** The route does not prolong the session: for event streams and polling. */
export const Passive = (): CustomDecorator => SetMetadata(passiveKey, true);

/** An unsafe route whose calls prove themselves with a signed token, so they need no Origin. */
export const SelfAuthenticated = (): CustomDecorator => SetMetadata(selfAuthenticatedKey, true);

/**
 * A public route that does not depend on the caller: the session is not looked up, so it answers even without a
 * database.
 */
export const Sessionless = (): CustomDecorator => SetMetadata(sessionlessKey, true);

/** A request that has passed the guard. */
export interface GuardedRequest extends Request {
  ctx?: Ctx;
  /** Checks once more who calls; set for a route whose body arrives after the guard has run. */
  confirmCaller?: () => Promise<void>;
}

/** The request's `Ctx` as a controller parameter. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext): Ctx => {
  const { ctx } = execution.switchToHttp().getRequest<GuardedRequest>();
  if (!ctx) throw new Error('the session guard did not run');
  return ctx;
});
