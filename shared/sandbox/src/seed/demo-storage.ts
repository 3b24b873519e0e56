import { bucketMeter } from '../billing/meter';
import { accounts } from './demo-accounts';
import { seedObjects } from './demo-objects';
import { DAY, HOUR, type Scene } from './scene';
import { people } from './people';

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
