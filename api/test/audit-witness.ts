import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { routeTable } from '../src/platform/access/route-table.js';
import type { Application } from '../src/application.js';

/** What an unsafe call that succeeded left in the trail. */
export interface WitnessedCall {
  /** As the route table names it, e.g. `PATCH /api/waqf/:id`. */
  readonly route: string;
  readonly status: number;
  readonly entries: readonly WitnessedEntry[];
}

/** An entry as far as it is judged. */
interface WitnessedEntry {
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly details: object;
}

/** What the witness is put beside. */
interface Watched {
  readonly application: Application;
  /** SQL as the owner. */
  query<T extends object>(sql: string, values?: unknown[]): Promise<T[]>;
}

const safe = ['GET', 'HEAD', 'OPTIONS'];

/** Notes every unsafe call of an application that succeeds, by the reference that its entries carry. */
export class AuditWitness {
  private readonly calls: { route: string; status: number; reference: string }[] = [];

  constructor(private readonly api: Watched) {
    const server = api.application.app.getHttpServer() as Server;
    server.prependListener('request', (request, response) => {
      if (!safe.includes(request.method ?? '')) response.once('finish', () => this.note(request, response));
    });
  }

  /** Each call with the entries of its reference, in the order of the calls. */
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

  /** Writes what it saw to a file of its own in a folder, with the unsafe routes that there are. */
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

/** Every route of the table that may change something. */
export function unsafeRoutes({ app }: Application): string[] {
  const unsafe = routeTable(app).filter(({ method }) => !safe.includes(method));
  return unsafe.map(({ method, path }) => `${method} ${path}`);
}
