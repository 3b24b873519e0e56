import { useFormat } from '@console/ui';
import { useBrowserText } from '../texts';
import type { Counting } from './use-collected';

/** How far the counting is, and why nothing can be done yet with what was counted. */
export function useCountText({ soFar, isDone, error }: Omit<Counting, 'retry'>) {
  const t = useBrowserText();
  const { bytes, number } = useFormat();
  const n = soFar.objects.length;
  if (isDone) return { text: t('delete.count', { n, size: bytes(soFar.bytes) }), reason: undefined };
  if (error !== undefined) return { text: t('delete.stopped', { n }), reason: t('delete.uncounted') };
  return { text: t('delete.counting', { n: number(n) }), reason: t('delete.wait') };
}
