/**
 * What begins a page of HTML, or a piece of one, as the source of a pattern without regard to case: gateways answer with pages
 * where JSON is due. `<header-name>` begins none.
 */
export const HTML_BEGINNING = String.raw`<(?:!--|(?:!doctype|\?xml|html|head|body|meta|style|script|center|h[1-6])(?![\w-]))`;
