import { CopyButton, Icon, Link } from '@console/ui';
import { crumbsOf } from './names/path';
import { ObjectName } from './parts/object-name';
import { useBrowserText } from './texts';
import type { BrowserAddress } from './use-address';

/** Where one is in the bucket: each folder on the way leads back to it. */
export function FolderCrumbs({ bucket, address }: { bucket: string; address: BrowserAddress }) {
  const t = useBrowserText();
  const { prefix, toFolder } = address;
  const crumbs = crumbsOf(prefix);
  return (
    <nav aria-label={t('path.label')} className="objects-path">
      <ol>
        <li>{prefix === '' ? <b aria-current="location">{bucket}</b> : <Link to={toFolder('')}>{bucket}</Link>}</li>
        {crumbs.map(({ name, prefix: own }) => (
          <li key={own}>
            <Icon name="chevron-right" size={12} />
            {own === prefix ? (
              <b aria-current="location">
                <ObjectName name={name} />
              </b>
            ) : (
              <Link to={toFolder(own)}>
                <ObjectName name={name} />
              </Link>
            )}
          </li>
        ))}
      </ol>
      <CopyButton value={`s3://${bucket}/${prefix}`} label={t('path.address')} />
    </nav>
  );
}
