import type { StaticPage } from './static-pages';

/** Folders whose files have their version in the address. */
export const FILES = ['/remotes/', '/app/assets/', '/app/fonts/', '/app/brand/'];

/** Which page answers which path; for every server that an export has rules for. */
export interface PageRule {
  /** Below the base path. All below it, too, but where `way` is stated. */
  readonly prefix: string;
  /** Only for this value of `way` in the query; `/id/` in the prefix stands for any number then. */
  readonly way?: string | undefined;
  readonly file: string;
}

/** The rules, in the order in which the first one that fits holds: by the query, then the longest. */
export function pageRules(pages: readonly StaticPage[]): PageRule[] {
  const ruled = pages.flatMap(({ prefix, way, file }) => (prefix === undefined ? [] : [{ prefix, way, file }]));
  return ruled.toSorted(
    (a, b) => Number(b.way !== undefined) - Number(a.way !== undefined) || b.prefix.length - a.prefix.length,
  );
}

/** The page of all paths that no rule names. */
export const otherPage = (pages: readonly StaticPage[]): StaticPage | undefined =>
  pages.find(({ prefix }) => prefix === undefined);
