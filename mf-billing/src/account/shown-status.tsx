import { Status } from '@console/ui';
import { useText } from '../texts';
import type { Shown } from './state';

/** A state as shape and word. */
export function ShownStatus({ shown: { state, id, word } }: { shown: Shown }) {
  const t = useText();
  return <Status state={state} label={id ? t(id) : (word ?? '')} />;
}
