/** Bytes of a text that are read and shown. */
export const TEXT_BYTES = 256 * 1024;
/** Bytes of a picture that is read whole. */
export const IMAGE_BYTES = 20 * 1024 * 1024;

const isAt = (bytes: Uint8Array, at: number, signature: string): boolean =>
  [...signature].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

/**
 * The media type of a picture made of dots, by its bytes: neither its name nor what the store says of it counts. Nothing that
 * can hold a script is among them.
 */
export function rasterType(bytes: Uint8Array): string | undefined {
  if (isAt(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (isAt(bytes, 0, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (isAt(bytes, 0, 'GIF87a') || isAt(bytes, 0, 'GIF89a')) return 'image/gif';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'image/webp';
  if (isAt(bytes, 4, 'ftypavif') || isAt(bytes, 4, 'ftypavis')) return 'image/avif';
  return isAt(bytes, 0, 'BM') && bytes.length > 26 && isAt(bytes, 6, '\0\0\0\0') ? 'image/bmp' : undefined;
}

/** The text of some bytes; undefined where they are none. What was cut off in the middle of a sign is left out. */
export function textOf(bytes: Uint8Array, isCut: boolean): string | undefined {
  const encoding = isAt(bytes, 0, '\u00ff\u00fe') ? 'utf-16le' : isAt(bytes, 0, '\u00fe\u00ff') ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
    // Line ends, tabs, form feeds and escapes of terminals are part of texts.
    return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

const ENDING = /\.([a-z0-9]{1,8})$/i;
const endingOf = (name: string): string => ENDING.exec(name)?.[1]?.toLowerCase() ?? '';

export type MediaKind = 'audio' | 'video' | 'pdf';

const MEDIA: Readonly<Record<string, MediaKind>> = {
  mp3: 'audio',
  m4a: 'audio',
  ogg: 'audio',
  oga: 'audio',
  opus: 'audio',
  wav: 'audio',
  flac: 'audio',
  mp4: 'video',
  m4v: 'video',
  webm: 'video',
  ogv: 'video',
  mov: 'video',
  pdf: 'pdf',
};

/** What is given to the browser's own player, by its type or else by its name. */
export function mediaKind(name: string, contentType: string | undefined): MediaKind | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type.startsWith('audio/')) return 'audio';
  if (type.startsWith('video/')) return 'video';
  if (type === 'application/pdf') return 'pdf';
  const ending = endingOf(name);
  return Object.hasOwn(MEDIA, ending) ? MEDIA[ending] : undefined;
}

export const isCsv = (name: string, contentType: string | undefined): boolean =>
  /^text\/(?:csv|tab-separated-values)\b/i.test(contentType ?? '') || ['csv', 'tsv'].includes(endingOf(name));

/** JSON with its levels set in; as it is where it is none, or not all of it was read. */
export function laidOut(text: string, isCut: boolean): string {
  if (isCut || !/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
