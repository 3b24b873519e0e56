/** An element of a document: its name without prefix, the elements in it, and its own text. */
export interface XmlNode {
  readonly name: string;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

interface OpenNode extends XmlNode {
  readonly children: XmlNode[];
  text: string;
}

const DEEPEST = 12;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/gi;

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const localName = (tag: string): string => {
  const name = tag.split(/[\s/]/, 1)[0] ?? '';
  return name.slice(name.indexOf(':') + 1);
};

/**
 * Reads a document of the object store: elements and text. Not by the browser's parser: under Trusted Types it takes no text, and it
 * refuses names with control characters, which stores write as references that XML 1.0 forbids. Declarations and comments are
 * passed over, attributes too; there are no entities but the five of XML.
 * @returns undefined where it is no such document
 */
export function parseXml(source: string): XmlNode | undefined {
  const root: OpenNode = { name: '', children: [], text: '' };
  const open: OpenNode[] = [root];
  let at = 0;
  while (at < source.length) {
    const inner = open.at(-1);
    if (!inner) return undefined;
    const start = source.indexOf('<', at);
    inner.text += decoded(source.slice(at, start < 0 ? source.length : start));
    if (start < 0) break;
    const isComment = source.startsWith('<!--', start);
    const end = source.indexOf(isComment ? '-->' : '>', start);
    if (end < 0) return undefined;
    const tag = source.slice(start + 1, end);
    at = end + (isComment ? 3 : 1);
    if (isComment || tag.startsWith('?') || tag.startsWith('!')) continue;
    if (tag.startsWith('/')) {
      if (open.length < 2 || inner.name !== localName(tag.slice(1))) return undefined;
      open.pop();
      continue;
    }
    const node: OpenNode = { name: localName(tag), children: [], text: '' };
    inner.children.push(node);
    if (!tag.endsWith('/')) open.push(node);
    if (open.length > DEEPEST) return undefined;
  }
  const [document, ...others] = root.children;
  return open.length === 1 && others.length === 0 ? document : undefined;
}

export const childrenOf = (node: XmlNode, name: string): readonly XmlNode[] =>
  node.children.filter((child) => child.name === name);

/** Text of the first element of a name directly within a node; '' where there is none. */
export const textOf = (node: XmlNode, name: string): string =>
  node.children.find((child) => child.name === name)?.text ?? '';

/** What no XML 1.0 document can hold, not even as a reference. */
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

export const fitsXml = (text: string): boolean => !IMPOSSIBLE.test(text);

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element. Ends of lines become references, for a parser makes them all alike. */
export const escapedXml = (text: string): string =>
  text.replace(
    /[&<>"\t\n\r\u007F-\u009F\u2028]/g,
    (sign) => NAMED[sign] ?? `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`,
  );
