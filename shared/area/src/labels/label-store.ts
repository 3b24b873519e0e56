import { accountId, storage } from '@console/api';
import { create } from 'zustand';
import type { LabelSet } from './label-set';

interface Labels {
  readonly labels?: LabelSet;
}

/** The labels of whoever is signed in; undefined until they have been read. */
export const labelStore = create<Labels>()(() => ({}));

/** Where the labels of whoever is signed in are kept. */
export const labelKey = (): string => `labels.${accountId()}`;

/** Whether there are any: without them no first page pays for their code. */
export const hasLabels = (): boolean => storage.persistent.get(labelKey()) !== undefined;
