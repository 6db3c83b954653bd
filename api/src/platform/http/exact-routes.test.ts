import type { NestExpressApplication } from '@nestjs/platform-express';
import { expect, test } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { ExactRoutes } from './exact-routes.js';

function served(method: string, url: string): string {
  const app = express();
  const answers: string[] = [];
  const answer = (name: string) => () => void answers.push(name);
  app.get('/api/waqf/:id', answer('one'));
  app.get('/api/waqf/mine', answer('hidden'));
  app.post('/api/waqf/mine', answer('post'));
  app.get('/api/list', answer('list'));
  const routes = new ExactRoutes();
  routes.learn({ getHttpAdapter: () => ({ getInstance: () => app }) } as unknown as NestExpressApplication);
  const goOn: NextFunction = () => void answers.push('the router');
  routes.serve({ method, url } as Request, {} as Response, goOn);
  return answers.join();
}

test('a path without variables is matched exactly, with or without a query', () => {
  expect(served('GET', '/api/list')).toBe('list');
  expect(served('GET', '/api/list?status=open')).toBe('list');
  expect(served('POST', '/api/waqf/mine')).toBe('post');
});

test('an earlier route keeps its requests, and the router handles all others', () => {
  expect(served('GET', '/api/waqf/mine')).toBe('the router');
  expect(served('GET', '/api/waqf/7')).toBe('the router');
  expect(served('DELETE', '/api/list')).toBe('the router');
  expect(served('GET', '/api/list/')).toBe('the router');
});
