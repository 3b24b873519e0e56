import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bucketMeter } from '../billing/meter';
import type { BucketRow, Piece } from '../model/storage';
import { objectId } from '../s3/objects';
import { accounts } from './demo-accounts';
import { people } from './people';
import { type Random, randomFrom } from './random';
import { DAY, HOUR, type Scene } from './scene';

/** What a bucket of the demo holds: names by number, made from a pattern. */
interface Holding {
  readonly count: number;
  readonly type: string;
  name(index: number, random: Random): string;
}

const two = (value: number): string => String(value).padStart(2, '0');
const colours = ['green', 'slate', 'sand', 'night'] as const;
const repositories = ['shop-web', 'ledger', 'agent'] as const;

const holdings: Readonly<Record<string, Holding>> = {
  'shop-product-images': {
    count: 96,
    type: 'image/webp',
    name: (index, random) =>
      `products/${1000 + Math.floor(index / 4)}/${random.pick(['front', 'side', 'detail'])}-${colours[index % 4] ?? ''}.webp`,
  },
  'backups-postgres-ee': {
    count: 62,
    type: 'application/zstd',
    name: (index) =>
      `${index % 2 ? 'ledger' : 'shop'}/2026-${two(10 - Math.floor(index / 8))}-${two(1 + (index % 8) * 3)}.dump.zst`,
  },
  'ci-artifacts': {
    count: 84,
    type: 'application/gzip',
    name: (index) => `${repositories[index % 3] ?? ''}/build-${4200 + Math.floor(index / 3)}/output.tar.gz`,
  },
  'static-www': { count: 37, type: 'image/jpeg', name: (index) => `media/press/photo ${two(index + 1)}.jpg` },
  'invoices-archive-2019-2024': {
    count: 72,
    type: 'application/zip',
    name: (index) => `${2019 + Math.floor(index / 12)}/${two((index % 12) + 1)}/invoices.zip`,
  },
  'ledger-exports-nordlicht-logistik-eu-north-compliance-copy': {
    count: 48,
    type: 'application/x-parquet',
    name: (index) => `exports/${2024 + Math.floor(index / 24)}/week-${two(1 + (index % 24) * 2)}/ledger.parquet`,
  },
};

/** Files of the web site that can be read. */
const pages: readonly [key: string, type: string, text: string][] = [
  [
    'index.html',
    'text/html; charset=utf-8',
    '<!doctype html>\n<html lang="en">\n<title>Shop</title>\n<link rel="stylesheet" href="assets/site.css">\n<h1>Shop</h1>\n<p>Open every day.</p>\n</html>\n',
  ],
  ['assets/site.css', 'text/css', 'body {\n  margin: 4rem auto;\n  max-width: 60ch;\n  font-family: sans-serif;\n}\n'],
  ['robots.txt', 'text/plain', 'User-agent: *\nAllow: /\n'],
  ['data/opening-hours.json', 'application/json', '{\n  "monday": "09:00-18:00",\n  "saturday": "10:00-15:00"\n}\n'],
];

function put(
  scene: Scene,
  bucket: BucketRow,
  parts: { key: string; type: string; etag: string; piece: Piece; age: number },
): void {
  const { key, type, etag, piece, age } = parts;
  scene.store.s3Objects.put({
    id: objectId(bucket.id, key),
    user_id: bucket.user_id,
    bucket: bucket.id,
    key,
    size: piece.size,
    etag,
    pieces: [piece],
    headers: { 'content-type': type },
    metadata: {},
    modified: Math.max(bucket.created, bucket.modified - age) * 1000,
  });
}

/** So many sizes that differ and add up to a sum. */
function sizesOf(sum: number, count: number, random: Random): number[] {
  const weights = Array.from({ length: count }, () => 0.4 + random.next());
  const total = weights.reduce((all, weight) => all + weight, 0);
  const sizes = weights.map((weight) => Math.floor((sum * weight) / total));
  const rest = sum - sizes.reduce((all, size) => all + size, 0);
  return sizes.map((size, index) => (index === 0 ? size + rest : size));
}

/**
 * Fills a bucket of the demo with objects of its size. Gigabytes are made up when they are read; a few texts are real.
 */
function seedObjects(scene: Scene, bucket: BucketRow): void {
  const holding = holdings[bucket.id];
  if (!holding) return;
  const random = randomFrom(`${scene.site.definition.id}/objects/${bucket.id}`);
  const texts = bucket.id === 'static-www' ? pages : [];
  for (const [key, type, text] of texts) {
    const bytes = utf8ToBytes(text);
    put(scene, bucket, { key, type, etag: bytesToHex(md5(bytes)), piece: { text, size: bytes.length }, age: 0 });
  }
  const told = texts.reduce((all, [, , text]) => all + utf8ToBytes(text).length, 0);
  const sizes = sizesOf(bucket.size_bytes - told, holding.count, random);
  for (const [index, size] of sizes.entries()) {
    const key = holding.name(index, random);
    const etag = `${random.text(32, '0123456789abcdef')}-${Math.ceil(size / 2 ** 26)}`;
    put(scene, bucket, { key, type: holding.type, etag, piece: { filler: key, size }, age: index * DAY });
  }
  scene.store.buckets.put({ ...bucket, num_objects: scene.store.s3Objects.by('bucket', bucket.id).length });
}

const GB = 1e9;

const table: readonly [
  name: string,
  gigabytes: number,
  account: keyof typeof accounts,
  age: number,
  quietHours: number,
][] = [
  ['shop-product-images', 212.4, 'main', 480, 1],
  ['backups-postgres-ee', 861.7, 'main', 390, 9],
  ['ci-artifacts', 94.2, 'main', 88, 0],
  ['static-www', 0.84, 'main', 301, 50],
  ['invoices-archive-2019-2024', 38.6, 'second', 610, 700],
  ['ledger-exports-nordlicht-logistik-eu-north-compliance-copy', 241.9, 'second', 288, 22],
];

/** Six buckets of 1.4 TB with what they hold, a storage account and two pairs of keys. */
export function seedStorage(scene: Scene): void {
  const s3_user = `${scene.site.definition.id}-${people.customer}`;
  for (const [name, gigabytes, account, age, quiet] of table) {
    const bucket = scene.store.buckets.put({
      id: name,
      user_id: people.customer,
      account_id: accounts[account],
      size_bytes: Math.round(gigabytes * GB),
      num_objects: 0,
      is_suspended: false,
      created: scene.now - age * DAY,
      modified: scene.now - quiet * HOUR - 640,
    });
    seedObjects(scene, bucket);
    scene.meter(bucketMeter(bucket, scene.site.defaultLocation), bucket.created);
  }
  scene.store.s3Accounts.put({
    id: String(people.customer),
    user_id: people.customer,
    s3_user,
    display_name: 'Kadri Tamm',
    email: 'customer@example.com',
    max_buckets: 1000,
    created: scene.now - 620 * DAY,
  });
  for (let index = 0; index < 2; index += 1) {
    const accessKey = scene.random.text(20, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
    scene.store.s3Keys.put({ id: accessKey, user_id: people.customer, secret_key: scene.random.text(40), s3_user });
  }
}
