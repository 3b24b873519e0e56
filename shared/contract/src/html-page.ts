/**
 * What begins a page of HTML, as the source of a pattern without regard to case: gateways answer with pages where JSON is due.
 * `<header-name>` begins none.
 */
export const HTML_BEGINNING = String.raw`<(?:!--|(?:!doctype|html|head|body)(?![\w-]))`;
