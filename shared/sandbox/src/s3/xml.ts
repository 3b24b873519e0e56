import { S3Fault } from './s3-fault';

/** An element: its name without prefix, the elements in it, and its text. */
interface XmlNode {
  readonly name: string;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

interface OpenNode {
  readonly name: string;
  readonly children: XmlNode[];
  text: string;
}

const DEEPEST = 16;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Start or end of an element with its attributes, a comment, a declaration, or text. Nothing else is let in. */
const TOKEN =
  /<\?[^>]*\?>|<!--(?:(?!--)[^])*-->|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;

export const malformedXml = (): S3Fault =>
  new S3Fault(
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema',
  );

function decoded(text: string): string {
  return text.replace(/&([^;&\s]*);?/g, (whole, name: string) => {
    if (!whole.endsWith(';')) throw malformedXml();
    const named = ENTITIES[name];
    if (named !== undefined) return named;
    const digits = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name);
    const code = digits ? parseInt(digits[1] ?? digits[2] ?? '', digits[1] === undefined ? 10 : 16) : -1;
    if (code < 0 || code > 0x10ffff) throw malformedXml();
    return String.fromCodePoint(code);
  });
}

/**
 * Reads a document of elements and text, as S3's requests are. Document types, entities of one's own and CDATA are refused:
 * no request needs them, and all that is dangerous in XML comes in with them.
 * @throws S3Fault MalformedXML
 */
export function parseXml(source: string): XmlNode {
  const root: OpenNode = { name: '', children: [], text: '' };
  const open: OpenNode[] = [root];
  const token = new RegExp(TOKEN);
  const xml = source.replace(/^\uFEFF/, '');
  while (token.lastIndex < xml.length) {
    const found = token.exec(xml);
    const inner = open.at(-1);
    if (!found || !inner) throw malformedXml();
    const [, slash, name, , selfClosing, text] = found;
    if (text !== undefined) inner.text += decoded(text);
    else if (name !== undefined && slash) {
      if (open.length < 2 || inner.name !== name) throw malformedXml();
      open.pop();
    } else if (name !== undefined) {
      const node: OpenNode = { name, children: [], text: '' };
      inner.children.push(node);
      if (!selfClosing) open.push(node);
      if (open.length > DEEPEST) throw malformedXml();
    }
  }
  const [document, ...others] = root.children;
  if (open.length !== 1 || !document || others.length > 0 || root.text.trim() !== '') throw malformedXml();
  return document;
}

const localName = (node: XmlNode): string => node.name.replace(/^.*:/, '');

/** Elements of a name directly within a node. */
export const childrenOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => localName(child) === name);

/** Text of the first element of a name directly within a node. */
export const textOf = (node: XmlNode, name: string): string | undefined => childrenOf(node, name)[0]?.text;

/** The root of a document, which must have this name. @throws S3Fault MalformedXML */
export function parseRoot(source: string, name: string): XmlNode {
  const node = parseXml(source);
  if (localName(node) !== name) throw malformedXml();
  return node;
}

/** Content of an element: text, elements by name, or several elements of one name. Undefined is left out. */
type XmlContent = string | number | boolean | XmlElements | readonly XmlContent[] | undefined;
export interface XmlElements {
  readonly [name: string]: XmlContent;
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element; control characters become references, for keys may hold them. */
const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]/g,
    (char) => NAMED[char] ?? `&#x${char.charCodeAt(0).toString(16).toUpperCase()};`,
  );

function element(name: string, content: XmlContent): string {
  if (content === undefined) return '';
  if (isList(content)) return content.map((item) => element(name, item)).join('');
  if (typeof content === 'object') return `<${name}>${elements(content)}</${name}>`;
  return `<${name}>${escapeXml(String(content))}</${name}>`;
}

const isList = (content: XmlContent): content is readonly XmlContent[] => Array.isArray(content);

const elements = (content: XmlElements): string =>
  Object.entries(content)
    .map(([name, inner]) => element(name, inner))
    .join('');

/** Namespace of S3's documents. */
const S3_NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** A document with one root; S3's errors are the only ones without its namespace. */
export function xmlDocument(root: string, content: XmlElements, namespace: string | null = S3_NAMESPACE): string {
  const attribute = namespace === null ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>${elements(content)}</${root}>`;
}
