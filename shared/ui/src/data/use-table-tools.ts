import { onDemand, useOnDemand } from '../root/on-demand';

/** What a table has behind its buttons; it stays out of the first load. */
export const tableTools = onDemand(() => import('./table-tools'));

export const useTableTools = () => useOnDemand(tableTools);
