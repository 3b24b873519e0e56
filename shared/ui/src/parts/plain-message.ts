import { translateSentence } from '../text/sentences';
import { withoutEntities } from './entities';

/** Where a page of HTML begins, which gateways answer with: the client's messages may have words of their own before it. */
const PAGE = /<(?:!--|(?:!doctype|html|head|body)(?![\w-]))/i;
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

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A failure's message in words alone: of a page of HTML its title, or else its text; never nothing. */
export function plainMessage(message: string): string {
  const start = message.search(PAGE);
  if (start < 0) return message;
  const before = oneLine(message.slice(0, start));
  const page = message.slice(start);
  // A page's beginning may have no words: the client keeps no more of it, and some begin with comments.
  const words = oneLine(withoutEntities(TITLE.exec(page)?.[1] ?? '')) || oneLine(withoutEntities(wordsOf(page)));
  if (words) return `${before} ${words}`.trim();
  return (before.endsWith(':') ? before.slice(0, -1) : before) || translateSentence('Request failed');
}
