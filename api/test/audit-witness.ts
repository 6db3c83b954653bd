import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { routeTable } from '../src/platform/access/route-table.js';
import type { Application } from '../src/application.js';

/** The entries that a successful unsafe call left in the audit trail. */
export interface WitnessedCall {
  /** The name in the route table, e.g. `PATCH /api/waqf/:id`. */
  readonly route: string;
  readonly status: number;
  readonly entries: readonly WitnessedEntry[];
}

/** The fields of an entry that are judged. */
interface WitnessedEntry {
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly details: object;
}

/** The application that the witness observes. */
interface Watched {
  readonly application: Application;
  /** Runs SQL as the owner. */
  query<T extends object>(sql: string, values?: unknown[]): Promise<T[]>;
}

const safe = ['GET', 'HEAD', 'OPTIONS'];

/** Records every unsafe call of an application that succeeds, by the reference that its entries have. */
export class AuditWitness {
  private readonly calls: { route: string; status: number; reference: string }[] = [];

  constructor(private readonly api: Watched) {
    const server = api.application.app.getHttpServer() as Server;
    server.prependListener('request', (request, response) => {
      if (!safe.includes(request.method ?? '')) response.once('finish', () => this.note(request, response));
    });
  }

  /** The calls in their order, each with the entries that have its reference. */
  async seen(): Promise<WitnessedCall[]> {
    const rows = await this.api.query<WitnessedEntry & { reference: string }>(
      `SELECT reference, action, actor_name AS actor, subject_type || ':' || subject_id AS subject, before,
         after, details
       FROM platform.audit_entry WHERE reference = ANY ($1)`,
      [this.calls.map(({ reference }) => reference)],
    );
    const byReference = new Map<string, WitnessedEntry[]>();
    for (const { reference, ...entry } of rows)
      byReference.set(reference, [...(byReference.get(reference) ?? []), entry]);
    return this.calls.map(({ reference, ...call }) => ({ ...call, entries: byReference.get(reference) ?? [] }));
  }

  /** Writes the recorded calls and all unsafe routes to a new file in a folder. */
  async leave(folder: string): Promise<void> {
    const routes = unsafeRoutes(this.api.application);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify({ routes, calls: await this.seen() }));
  }

  private note(request: IncomingMessage & { route?: { path: string } }, response: ServerResponse): void {
    const { statusCode: status } = response;
    const reference = response.getHeader('x-request-id');
    if (status >= 400 || typeof reference !== 'string' || !request.route) return;
    this.calls.push({ route: `${request.method} ${request.route.path}`, status, reference });
  }
}

/** Every route that may change something. */
export function unsafeRoutes({ app }: Application): string[] {
  const unsafe = routeTable(app).filter(({ method }) => !safe.includes(method));
  return unsafe.map(({ method, path }) => `${method} ${path}`);
}
