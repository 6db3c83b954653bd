import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@waqf/contracts/identity';
import { documentType, type DocumentType } from '@waqf/contracts/documents';
import { capitalised } from '@waqf/formats';
import * as z from 'zod/mini';
import { Environment } from '../../platform/index.js';
import { deedLabels } from '../domain/deed-labels.js';

/** The fields of a row of `api/samples/deeds/index.json` that are used here. */
const sampleDeed = z.object({
  /** The sample waqf that it belongs to: A to F, `pending`, `newcomer`, `unreadable`. */
  waqf: z.string(),
  waqfName: z.nullable(z.string()),
  type: documentType,
  /** True for a newer deed, which belongs to an amendment. */
  amendment: z.boolean(),
  /** The path below `api/samples/deeds`. */
  file: z.string(),
});
export type SampleDeed = z.infer<typeof sampleDeed>;

export interface OfferedDeed {
  name: string;
  type: DocumentType;
  title: string;
  url: string;
}

/** This relative path is right both from `src` and from `dist`. */
const folder = fileURLToPath(new URL('../../../samples/deeds/', import.meta.url));
/**
 * A new user has no files of their own, so they are offered one unused set of three deeds and one scan that can't be
 * read.
 */
const offered = ['newcomer', 'unreadable'];

/** The committed sample deeds of invented people and properties; they are offered only when the simulators run. */
@Injectable()
export class SampleDeeds {
  constructor(@Inject(Environment) private readonly environment: Environment) {}

  /** The deeds that the upload page offers; none without simulators. */
  async offered(language: Language): Promise<OfferedDeed[]> {
    const deeds = this.environment.simulators ? (await this.all()).filter((deed) => offered.includes(deed.waqf)) : [];
    return deeds.map((deed) => ({
      name: nameOf(deed),
      type: deed.type,
      title: titleOf(deed, language),
      url: `/api/samples/deeds/${nameOf(deed)}`,
    }));
  }

  /** An offered deed by its name; undefined for any other name. */
  async open(name: string): Promise<{ stream: Readable; size: number; mimeType: string } | undefined> {
    const deed = this.environment.simulators
      ? (await this.all()).find((candidate) => offered.includes(candidate.waqf) && nameOf(candidate) === name)
      : undefined;
    if (!deed) return undefined;
    const { size } = await stat(join(folder, deed.file));
    return {
      stream: this.read(deed),
      size,
      mimeType: extname(deed.file) === '.pdf' ? 'application/pdf' : 'image/jpeg',
    };
  }

  /** The deeds of a sample waqf. */
  async of(waqf: string): Promise<SampleDeed[]> {
    return (await this.all()).filter((deed) => deed.waqf === waqf);
  }

  read(deed: SampleDeed): Readable {
    return createReadStream(join(folder, deed.file));
  }

  private async all(): Promise<SampleDeed[]> {
    return z.array(sampleDeed).parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  }
}

/** The name of the file in the URL, e.g. `newcomer-property-deed.pdf`. */
function nameOf(deed: SampleDeed): string {
  return `${deed.waqf}-${basename(deed.file)}`;
}

function titleOf(deed: SampleDeed, language: Language): string {
  const label = capitalised(deedLabels[deed.type][language]);
  if (deed.waqf === 'unreadable') return language === 'ar' ? `${label} (صورة لا تُقرأ)` : `${label} (unreadable scan)`;
  return deed.waqfName === null ? label : `${label}: ${deed.waqfName}`;
}
