import { noteContent, onCredentialChange, storage } from '@console/api';
import { keyOf, valueOf } from './label';
import { labelCounts, type LabelSet } from './label-set';
import { labelKey, labelStore } from './label-store';
import { canKeep, formatLabels, parseLabels } from './label-text';

/** `memory`: they are gone with the page, for the browser keeps nothing. `full`: nothing was changed. */
export type Keeping = 'kept' | 'memory' | 'full';

const NONE: LabelSet = new Map();

let isOpen = false;
/** What the store was last filled from: most events of the storage change nothing here. */
let shown: string | undefined;

const readNow = (): LabelSet => {
  const text = storage.persistent.get(labelKey());
  return (text === undefined ? undefined : parseLabels(text)?.labels) ?? NONE;
};

/** Tells mask mode of labels, before anything shows them. */
export function noteLabels(labels: Iterable<string>): void {
  const label = [...labels].flatMap((one) => [one, keyOf(one), valueOf(one) ?? '']);
  if (label.length > 0) noteContent('labels', { label });
}

function show(): void {
  const key = labelKey();
  const text = `${key} ${storage.persistent.get(key)}`;
  if (text === shown) return;
  shown = text;
  const labels = readNow();
  noteLabels(labelCounts(labels).keys());
  labelStore.setState({ labels });
}

/** Reads the labels of whoever is signed in, and follows them from now on: this tab, the others, other people. */
export function openLabels(): void {
  show();
  if (isOpen) return;
  isOpen = true;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === labelKey()) show();
  });
  onCredentialChange(() => {
    shown = undefined;
    show();
  });
}

/**
 * Changes the labels as they are kept now, which another tab may have changed meanwhile. Labels for which there is no room
 * leave those that are there untouched.
 */
export function changeLabels(edit: (labels: LabelSet) => LabelSet): Keeping {
  const key = labelKey();
  const before = storage.persistent.get(key);
  const next = edit(readNow());
  if (!canKeep(next)) return 'full';
  if (next.size === 0) {
    storage.persistent.remove(key);
    show();
    return 'kept';
  }
  const isKept = storage.persistent.set(key, formatLabels(next));
  // A storage that is full has given up what it had for what it could not take.
  if (!isKept && before !== undefined && storage.persistent.set(key, before)) return 'full';
  if (!isKept) storage.persistent.set(key, formatLabels(next));
  show();
  return isKept ? 'kept' : 'memory';
}
