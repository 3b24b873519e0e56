/** Where a page of HTML begins, which gateways answer with: the client's messages may have words of their own before it. */
const PAGE = /<(?:!doctype|html|head|body|!--)/i;
const TITLE = /<title[^>]*>([^<]+)/i;
/** What nobody reads, then the tags, also one that the end of the message has cut. */
const MARKUP = /<!--.*?(?:-->|$)|<(style|script|title)\b.*?(?:<\/\1>|$)|<[^>]*(?:>|$)/gis;

/** A failure's message in words alone: of a page of HTML its title, or else its text. */
export function plainMessage(message: string): string {
  const start = message.search(PAGE);
  if (start < 0) return message;
  const page = message.slice(start);
  const words = TITLE.exec(page)?.[1] ?? page.replaceAll(MARKUP, ' ');
  return `${message.slice(0, start)}${words}`.replaceAll(/\s+/g, ' ').trim();
}
