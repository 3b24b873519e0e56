import { useEffect } from 'react';
import { openLabels } from './keep-labels';
import type { LabelSet } from './label-set';
import { labelStore } from './label-store';

const NONE: LabelSet = new Map();

/** The labels of whoever is signed in, as they change in any tab. */
export function useLabels(): LabelSet {
  useEffect(openLabels, []);
  return labelStore(({ labels }) => labels) ?? NONE;
}
