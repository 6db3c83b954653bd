import { Injectable } from '@nestjs/common';
import { type ReleaseCheck, releaseManifest } from '@waqf/contracts/releases';
import * as z from 'zod/mini';
import { reasonsAgainst } from '../domain/unmet-needs.js';
import { RunningVersions } from '../persistence/running-versions.js';
import { ReleasesManifestError } from '../releases.errors.js';

/** Compares a manifest with what is running, as publishing does, before anything is released. */
@Injectable()
export class CheckCompatibility {
  constructor(private readonly running: RunningVersions) {}

  /** The caller has checked the token. @throws ReleasesManifestError (422) for a text that is not a manifest */
  execute(text: string): ReleaseCheck {
    const reasons = reasonsAgainst(manifestOf(text), this.running.read());
    return { fits: reasons.length === 0, reasons: reasons.map(({ ar, en }) => ({ ar, en })) };
  }
}

function manifestOf(text: string) {
  try {
    return z.parse(releaseManifest, JSON.parse(text));
  } catch {
    throw new ReleasesManifestError('manifest');
  }
}
