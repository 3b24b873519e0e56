import { useMedia } from '@console/ui';

/** Whether there is no room for a column beside the form: 1100 px wide or less. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 1100px)');
