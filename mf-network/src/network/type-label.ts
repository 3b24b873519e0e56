import type { TextOf } from '@console/ui';

/** The type of a network in words; one that is new is shown as it is, and none is the empty text. */
export const typeLabel = (type: string | null | undefined, t: TextOf<'vpc.private'>): string =>
  type === 'private' ? t('vpc.private') : (type ?? '');
