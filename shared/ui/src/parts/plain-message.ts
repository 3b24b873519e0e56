/** Where a page of HTML begins, which gateways answer with: the client's messages may have words of their own before it. */
const PAGE = /<(?:!doctype|html|head|body|!--)/i;
const TITLE = /<title[^<>]*>([^<]+)/i;
/** What nobody reads: it ends with its own end. */
const UNREAD = /^<(style|script|title)\b/i;

/** Where the markup that begins a text ends; the message may have been cut before that. */
function endOfMarkup(text: string): number {
  const name = UNREAD.exec(text.slice(0, 8))?.[1];
  const end = text.startsWith('<!--') ? '-->' : name === undefined ? '>' : `</${name.toLowerCase()}>`;
  const at = (name === undefined ? text : text.toLowerCase()).indexOf(end);
  return at < 0 ? text.length : at + end.length;
}

/** The text of a page, without its markup. */
function wordsOf(page: string): string {
  const words: string[] = [];
  for (let rest = page; rest !== '';) {
    const at = rest.indexOf('<');
    words.push(at < 0 ? rest : rest.slice(0, at));
    rest = at < 0 ? '' : rest.slice(at);
    rest = rest.slice(endOfMarkup(rest));
  }
  return words.join(' ');
}

/** A failure's message in words alone: of a page of HTML its title, or else its text. */
export function plainMessage(message: string): string {
  const start = message.search(PAGE);
  if (start < 0) return message;
  const page = message.slice(start);
  const words = TITLE.exec(page)?.[1] ?? wordsOf(page);
  return `${message.slice(0, start)}${words}`.replaceAll(/\s+/g, ' ').trim();
}
