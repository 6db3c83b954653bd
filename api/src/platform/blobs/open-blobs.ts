import { join } from 'node:path';
import type { Environment } from '../environment.js';
import type { Blobs } from './blobs.js';
import { BucketBlobs } from './bucket-blobs.js';
import { FolderBlobs } from './folder-blobs.js';

/** The file storage of this platform: the bucket of `BLOBS_URL` if set, otherwise a folder below `WAQF_DATA`. */
export function openBlobs({ bucket, dataFolder }: Pick<Environment, 'bucket' | 'dataFolder'>): Blobs {
  return bucket ? new BucketBlobs(bucket, dataFolder) : folderBlobs(dataFolder);
}

export const folderBlobs = (dataFolder: string): Blobs => new FolderBlobs(join(dataFolder, 'blobs'));
