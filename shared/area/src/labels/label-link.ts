import { BASE_PATH, paths } from '@console/contract/paths';
import type { LabelSet } from './label-set';
import { formatLabels, LONGEST_TEXT, parseLabels, type ReadLabels } from './label-text';

/** So long is what chats and mail programs pass on whole. */
const LONGEST_LINK = 8000;
const PARAMETER = 'set';

const streamed = (bytes: BlobPart, transform: TransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(transform);

async function packed(text: string): Promise<string> {
  const buffer = await new Response(streamed(text, new CompressionStream('deflate-raw'))).arrayBuffer();
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads no more than labels can be long: what is packed may be a thousand times as long. */
async function unpacked(packet: string): Promise<string> {
  const letters = atob(packet.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const reader = streamed(bytes, new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done && text.length <= LONGEST_TEXT; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  void reader.cancel();
  return text;
}

/**
 * A link that carries labels. They stand after its #, which no browser sends to a server.
 * @returns undefined for more of them than a link holds
 */
export async function labelLink(set: LabelSet): Promise<string | undefined> {
  const link = `${window.location.origin}${BASE_PATH}${paths.labels()}#${PARAMETER}=${await packed(formatLabels(set))}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/** Whether an address carries labels. @param hash what stands after the # of an address, with it */
export const hasSet = (hash: string): boolean => hash.startsWith(`#${PARAMETER}=`);

/** The labels that an address carries; undefined where they cannot be read, such as those of a link that was cut off. */
export async function readLabelLink(hash: string): Promise<ReadLabels | undefined> {
  try {
    return parseLabels(await unpacked(hash.slice(`#${PARAMETER}=`.length)));
  } catch {
    return undefined;
  }
}
