import { paths } from '@console/contract/paths';
import { PageLinks } from '@console/ui';
import { useText } from './texts';

/** The way between buckets and access keys. */
export function StorageTabs({ value }: { value: 'buckets' | 'keys' }) {
  const t = useText();
  const items = [
    { id: 'buckets', label: t('bucket.title'), to: paths.storage() },
    { id: 'keys', label: t('key.title'), to: paths.storageKeys() },
  ];
  return <PageLinks label={t('storage')} items={items} value={value} />;
}
