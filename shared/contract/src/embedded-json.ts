/** A value as JSON inside a script element, which it must not be able to end, nor to open another one. */
export const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
