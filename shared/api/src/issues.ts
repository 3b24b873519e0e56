import type * as v from 'valibot';

export type Path = readonly (string | number)[];
type Issue = v.BaseIssue<unknown>;

/** Where in a response something is wrong: keys of objects, places in lists. */
export const pathOf = (issue: Issue): Path =>
  (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []));

/** What kind of value it is, and never which: it may be a password or somebody's name. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** What is wrong, without the value. */
export const issueText = (issue: Issue): string =>
  issue.message.replace(`eceived ${issue.received}`, () => `eceived ${kindOf(issue.input)}`);

export const describeIssue = (issue: Issue): string => `${pathOf(issue).join('.') || 'answer'}: ${issueText(issue)}`;
