/** Types of files that browsers leave without one, or that differ from system to system. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  gz: 'application/gzip',
  heic: 'image/heic',
  htm: 'text/html',
  html: 'text/html',
  ini: 'text/plain',
  js: 'text/javascript',
  json: 'application/json',
  jsonl: 'application/jsonl',
  log: 'text/plain',
  m3u8: 'application/vnd.apple.mpegurl',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mkv: 'video/x-matroska',
  parquet: 'application/vnd.apache.parquet',
  sql: 'application/sql',
  svg: 'image/svg+xml',
  tar: 'application/x-tar',
  toml: 'application/toml',
  ts: 'text/plain',
  tsx: 'text/plain',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  zip: 'application/zip',
  zst: 'application/zstd',
};

/** Media type of a file: of its name where that is clear, else what the browser says. */
export function mediaType(name: string, fromBrowser: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const known = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  return known ?? (fromBrowser === '' ? 'application/octet-stream' : fromBrowser);
}
