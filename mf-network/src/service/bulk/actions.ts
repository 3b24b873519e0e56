import { whyNot, type ServiceAction } from '../can';
import type { ServiceView } from '../use-services';

/** What can be done to many services at once; the dialog of each has it in its address. */
export const bulkActions = ['moveAccount', 'delete'] as const satisfies readonly ServiceAction[];
export type BulkAction = (typeof bulkActions)[number];

/** The services of a selection that an action is possible for now. */
export const allowed = (action: BulkAction, rows: readonly ServiceView[]): ServiceView[] =>
  rows.filter((row) => whyNot(action, row) === undefined);
