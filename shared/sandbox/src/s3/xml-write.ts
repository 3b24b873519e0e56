/** Content of an element: text, elements by name, or several elements of one name. Undefined is left out. */
export type XmlContent = string | number | boolean | XmlElements | readonly XmlContent[] | undefined;
export interface XmlElements {
  readonly [name: string]: XmlContent;
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element; control characters become references, for keys may hold them. */
export const escapeXml = (text: string): string =>
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
export const S3_NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** A document with one root; S3's errors are the only ones without its namespace. */
export function xmlDocument(root: string, content: XmlElements, namespace: string | null = S3_NAMESPACE): string {
  const attribute = namespace === null ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>${elements(content)}</${root}>`;
}
