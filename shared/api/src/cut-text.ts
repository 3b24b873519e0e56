/**
 * A text of somebody else with an end: a page has to hold it, whoever wrote it.
 * @param limit characters, the mark of the cut among them
 */
export const cutText = (text: string, limit: number): string =>
  // Half a sign at the cut would be shown as a broken one.
  text.length > limit ? `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
