/** The name of a part of the server, a dash, and what tells one failure from another. */
const FORM = /^([a-z][\w.]*)-(\S+)$/i;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export interface CorrelationId {
  /** The part of the server that failed: 'resource'. */
  readonly component: string;
  readonly suffix: string;
}

/**
 * Reads a correlation id: 'component-suffix'. (spec 1, section 3)
 * @returns undefined for a text of another form; a bare UUID names no component
 */
export function parseCorrelationId(id: string | undefined): CorrelationId | undefined {
  if (id === undefined || UUID.test(id)) return undefined;
  const [, component, suffix] = FORM.exec(id) ?? [];
  return component === undefined || suffix === undefined ? undefined : { component, suffix };
}
