import * as v from 'valibot';
import type { ViewQuery } from '../table-state';

const SavedView = v.object({ name: v.string(), query: v.record(v.string(), v.string()) });
const ViewList = v.object({
  views: v.array(SavedView),
  /** Name of the view that the table opens with. */
  byDefault: v.optional(v.string()),
});

/** The state of a table under a name. */
export type SavedView = v.InferOutput<typeof SavedView>;

/** The views of a table; names are unique. */
export type ViewList = v.InferOutput<typeof ViewList>;

const NO_VIEWS: ViewList = { views: [] };

/** Reads what a browser has kept; what cannot be read counts as nothing. */
export function parseViews(text: string | undefined): ViewList {
  if (!text) return NO_VIEWS;
  try {
    const parsed = v.safeParse(ViewList, JSON.parse(text));
    return parsed.success ? parsed.output : NO_VIEWS;
  } catch {
    return NO_VIEWS;
  }
}

export const findView = (list: ViewList, name: string): SavedView | undefined =>
  list.views.find((view) => view.name === name);

export const defaultView = (list: ViewList): SavedView | undefined =>
  list.byDefault === undefined ? undefined : findView(list, list.byDefault);

/** Whether two states are the same. */
export function sameQuery(a: ViewQuery, b: ViewQuery): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
