import { findView, type SavedView, type ViewList } from './saved-views';

/** Of the name of a view; longer ones do not fit the list. */
export const LONGEST_NAME = 60;
/** Of one table. */
export const MOST_VIEWS = 50;

/** Without spaces around it, cut to what fits. */
export const viewName = (typed: string): string => typed.trim().slice(0, LONGEST_NAME).trim();

const inOrder = (views: readonly SavedView[]): SavedView[] => views.toSorted((a, b) => a.name.localeCompare(b.name));

/** Saves a state under a name, in place of what had that name; a table with too many views keeps those it has. */
export function withView(list: ViewList, view: SavedView): ViewList {
  const others = list.views.filter(({ name }) => name !== view.name);
  return others.length >= MOST_VIEWS ? list : { ...list, views: inOrder([...others, view]) };
}

/** Renames a view, in place of one that had the new name; it stays the default if it was. */
export function withNewName(list: ViewList, from: string, to: string): ViewList {
  const view = findView(list, from);
  if (!view || from === to) return list;
  const others = list.views.filter(({ name }) => name !== from && name !== to);
  const { byDefault } = list;
  return {
    views: inOrder([...others, { ...view, name: to }]),
    ...(byDefault === undefined ? {} : { byDefault: byDefault === from ? to : byDefault }),
  };
}

export function withoutView(list: ViewList, gone: string): ViewList {
  const { byDefault } = list;
  return {
    views: list.views.filter(({ name }) => name !== gone),
    ...(byDefault === undefined || byDefault === gone ? {} : { byDefault }),
  };
}

/** Makes a view the default, or none. */
export const withDefault = ({ views }: ViewList, name: string | undefined): ViewList => ({
  views,
  ...(name === undefined ? {} : { byDefault: name }),
});
