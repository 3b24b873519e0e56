import { HTML_BEGINNING } from '@console/contract/html-page';
import { translateSentence } from '../text/sentences';

/** Where a page begins: the client's messages may have words of their own before it. */
const PAGE = new RegExp(HTML_BEGINNING, 'i');
/** What a page is called, also where the client has cut it there. */
const HEADING = /<(?:title|h1)\b[^<>]*>([^<]+)/i;
const ENTITY = /&#?\w{1,8};/g;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A failure's message in words alone: of a page of HTML its title or heading; never nothing. */
export function plainMessage(message: string): string {
  const start = message.search(PAGE);
  if (start < 0) return message;
  const before = oneLine(message.slice(0, start));
  // Of a page the client keeps the beginning, which may have no words: some begin with comments.
  const words = oneLine((HEADING.exec(message.slice(start))?.[1] ?? '').replaceAll(ENTITY, ' '));
  if (words) return `${before} ${words}`.trim();
  return (before.endsWith(':') ? before.slice(0, -1) : before) || translateSentence('Request failed');
}
