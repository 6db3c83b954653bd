import type { Bilingual } from '@waqf/contracts';
import { compiledEntry, LimitedProcesses, ProcessEndedError } from '../../platform/index.js';
import { BeneficiariesFileRefusedError } from '../beneficiaries.errors.js';
import type { SheetRow } from './read-workbook.js';
import { unreadable } from './workbook-fault.js';

/** The message from the process; a fault is sent as its fields, because errors lose their class in messages. */
export type WorkbookAnswer = { readonly rows: SheetRow[] } | { readonly fault: string; readonly text: Bilingual };

/** 500 rows take a second and 100 MB. */
const processes = new LimitedProcesses(compiledEntry(import.meta.url, './workbook-worker.js'), {
  atOnce: 2,
  patienceMs: 30_000,
  heapMegabytes: 256,
});

/**
 * Reads the first sheet of a workbook in a separate process, because a small file can make the library that reads it
 * work for minutes.
 * @throws BeneficiariesFileRefusedError (422); UnavailableError (503) when the process did not finish
 */
export async function readInProcess(bytes: Uint8Array): Promise<SheetRow[]> {
  try {
    const answer = await processes.run<WorkbookAnswer>(bytes);
    if ('rows' in answer) return answer.rows;
    throw new BeneficiariesFileRefusedError(answer.fault, answer.text);
  } catch (error) {
    if (!(error instanceof ProcessEndedError)) throw error;
    const { fault, text } = unreadable();
    throw new BeneficiariesFileRefusedError(fault, text);
  }
}
