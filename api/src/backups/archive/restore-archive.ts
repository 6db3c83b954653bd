import { Client } from 'pg';
import { migrate, migrationNames } from '../../platform/index.js';
import { BackupsFileError } from '../backups.errors.js';
import { DatabaseLoader } from './database-loader.js';
import { findJobsVersion } from './database-statements.js';
import { lowerPriority } from './low-priority.js';
import type { ArchiveFigures, ManifestNote } from './frames.js';
import { type ArchiveReader, readArchive } from './read-archive.js';

/**
 * Reads a whole backup and checks that it fits this version of the code; changes nothing.
 * @throws BackupsFileError
 */
export async function checkArchive(
  path: string,
  key: Buffer,
  { older }: { older: boolean },
): Promise<{ manifest: ManifestNote; figures: ArchiveFigures }> {
  let found: ManifestNote | undefined;
  const figures = await readArchive(path, key, {
    async manifest(manifest) {
      found = manifest;
      await compare(manifest, older);
    },
  });
  if (!found) throw new BackupsFileError('damaged');
  return { manifest: found, figures };
}

async function compare({ migrations }: ManifestNote, older: boolean): Promise<void> {
  const own = await migrationNames();
  if (migrations.some((name) => !own.includes(name))) throw new BackupsFileError('newer');
  if (migrations.length < own.length && !older) throw new BackupsFileError('older');
}

/**
 * Loads a backup into an empty database and migrates it to this version of the code.
 * @param pace `beside`: true while users are on the platform; as in `readArchive`
 * @param files handles the files of the backup; without it they are only checked against their names
 */
export async function loadArchive(
  path: string,
  key: Buffer,
  scratchUrl: string,
  files: ArchiveReader = {},
  pace: { beside?: boolean } = {},
): Promise<ArchiveFigures> {
  const client = new Client({ connectionString: scratchUrl, application_name: 'waqf-restore' });
  client.on('error', () => undefined);
  const loader = new DatabaseLoader(client);
  try {
    const figures = await readArchive(
      path,
      key,
      {
        async manifest({ migrations, jobsVersion }) {
          await migrate(scratchUrl, new Set(migrations));
          await client.connect();
          if (pace.beside) await lowerPriority(client);
          if ((await findJobsVersion.one(client)).version !== jobsVersion) throw new BackupsFileError('older');
          await loader.prepare();
        },
        table: (note) => loader.table(note),
        rows: (data) => loader.rows(data),
        endTable: (rows) => loader.endTable(rows),
        sequence: (sequence) => loader.sequence(sequence),
        file: async (name) => files.file?.(name),
        bytes: async (data) => files.bytes?.(data),
        endFile: async (name, isWhole) => files.endFile?.(name, isWhole),
      },
      pace,
    );
    await loader.finish();
    await migrate(scratchUrl);
    return figures;
  } finally {
    await client.end();
  }
}
