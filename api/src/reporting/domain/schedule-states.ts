import { defineStates, type StateOf } from '../../platform/index.js';
import { scheduleEnded } from '../reporting.facts.js';

/** The life cycle of a scheduled report. */
export const scheduleStates = defineStates({
  name: 'reporting.schedule',
  noun: { ar: 'تقرير دوري', en: 'Scheduled report' },
  column: 'reporting.schedule.state',
  initial: ['active'],
  states: { active: { ar: 'مستمر', en: 'Active' }, ended: { ar: 'أوقف', en: 'Ended' } },
  transitions: [
    { name: 'end', from: ['active'], to: 'ended', by: ['creator', 'waqif', 'admin'], records: scheduleEnded },
  ],
  acts: [{ name: 'leave', in: ['active'], by: ['reader'] }],
});
export type ScheduleState = StateOf<typeof scheduleStates>;
