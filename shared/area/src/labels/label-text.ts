import * as v from 'valibot';
import { MOST_LABELS, readLabel, withLabel } from './label';
import type { LabelSet } from './label-set';

/** Resources that can have labels. */
export const MOST_RESOURCES = 20_000;
/** In characters: all labels of a person in this browser, a file, a link. A browser keeps some 5 million for a site. */
export const LONGEST_TEXT = 1_000_000;
/** A uuid, or the name of a bucket. */
const LONGEST_ID = 128;

const Document = v.object({ version: v.literal(1), labels: v.record(v.string(), v.unknown()) });
const Own = v.array(v.string());

/** Labels that were read, and how many resources or labels were left out because they break the rules. */
export interface ReadLabels {
  readonly labels: LabelSet;
  readonly leftOut: number;
}

/** Labels as the text that the browser keeps, a file has and a link carries. */
export const formatLabels = (set: LabelSet): string => JSON.stringify({ version: 1, labels: Object.fromEntries(set) });

/** Whether so many labels can be kept. */
export const canKeep = (set: LabelSet): boolean =>
  set.size <= MOST_RESOURCES && formatLabels(set).length <= LONGEST_TEXT;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads what `formatLabels` has written, or somebody else: the browser's storage, a file and a link may have been changed.
 * @returns undefined for what is no such text at all, or too long
 */
export function parseLabels(text: string): ReadLabels | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const document = v.safeParse(Document, json(text));
  if (!document.success) return undefined;
  const entries = Object.entries(document.output.labels);
  if (entries.length > MOST_RESOURCES) return undefined;
  const labels = new Map<string, readonly string[]>();
  let leftOut = 0;
  for (const [id, raw] of entries) {
    const typed = v.safeParse(Own, raw);
    if (!typed.success || id === '' || id.length > LONGEST_ID) {
      leftOut += 1;
      continue;
    }
    let own: readonly string[] = [];
    for (const one of typed.output) {
      const read = readLabel(one);
      const next = 'label' in read ? withLabel(own, read.label) : own;
      if ('problem' in read || next.length > MOST_LABELS) leftOut += 1;
      else own = next;
    }
    if (own.length > 0) labels.set(id, own);
  }
  return { labels, leftOut };
}
