import { saveFile } from '../save-file';
import type { LabelSet } from './label-set';
import { formatLabels } from './label-text';

/** Gives the person a file of labels, which the page of labels reads again in any browser. */
export function saveLabels(set: LabelSet): void {
  saveFile(`labels-${new Date().toISOString().slice(0, 10)}.json`, `${formatLabels(set)}\n`, 'application/json');
}
