import { RequestMethod, type INestApplicationContext, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { multipartKey, policyKey, selfAuthenticatedKey, type Policy } from './policy.decorators.js';

/** A route of a controller. */
export interface Route {
  readonly method: string;
  /** e.g. `/api/waqf/:id` */
  readonly path: string;
  readonly policy: Policy | undefined;
  /** True when the route takes `multipart/form-data`. */
  readonly multipart: boolean;
  /** True when the route needs no Origin. */
  readonly selfAuthenticated: boolean;
  readonly handler: string;
}

/** Every controller route of the application, in declaration order. */
export function routeTable(app: INestApplicationContext): Route[] {
  return controllerRoutes(app.get(DiscoveryService));
}

/** The same table, for a provider that has the discovery service but not the application. */
export function controllerRoutes(discovery: DiscoveryService): Route[] {
  const scanner = new MetadataScanner();
  return discovery
    .getControllers()
    .flatMap(({ instance, metatype }) => (metatype ? routesOf(scanner, instance as object, metatype as Type) : []));
}

/** @throws Error naming every route without a policy */
export function refuseUndeclaredRoutes(app: INestApplicationContext): void {
  const undeclared = routeTable(app).filter(({ policy }) => !policy);
  if (undeclared.length === 0) return;
  throw new Error(
    `routes without a policy: ` +
      undeclared.map(({ method, path, handler }) => `${method} ${path} (${handler})`).join(', '),
  );
}

function routesOf(scanner: MetadataScanner, instance: object, metatype: Type): Route[] {
  const prototype: unknown = Object.getPrototypeOf(instance);
  const bases = listOf(Reflect.getMetadata('path', metatype));
  return scanner.getAllMethodNames(prototype as object).flatMap((name) => {
    const handler: unknown = (instance as Record<string, unknown>)[name];
    if (typeof handler !== 'function') return [];
    const paths: unknown = Reflect.getMetadata('path', handler);
    if (paths === undefined) return [];
    const verb: unknown = Reflect.getMetadata('method', handler);
    const marked = (key: string): unknown => Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, metatype);
    const policy = marked(policyKey) as Policy | undefined;
    return bases.flatMap((base) =>
      listOf(paths).map((path) => ({
        method: RequestMethod[typeof verb === 'number' ? verb : RequestMethod.GET] ?? 'GET',
        path: `/${[base, path]
          .map((part) => part.replace(/^\/+|\/+$/g, ''))
          .filter(Boolean)
          .join('/')}`,
        policy,
        multipart: marked(multipartKey) === true,
        selfAuthenticated: marked(selfAuthenticatedKey) === true,
        handler: `${metatype.name}.${name}`,
      })),
    );
  });
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value ?? '']).map(String);
}
