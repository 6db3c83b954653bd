import type { Client } from 'pg';
import { applicationRole } from './data-source.js';

/** One schema per context. */
export const schemas = [
  'platform',
  'identity',
  'endowments',
  'documents',
  'banking',
  'ledger',
  'notifications',
  'releases',
  'reporting',
  'finances',
  'beneficiaries',
  'reconciliation',
  'distributions',
