import './systems-card.css';
import { useQuery } from '@console/api';
import { listMetalOs } from '@console/contract/metal';
import { Card, ErrorPanel, SkeletonText } from '@console/ui';
import { useText } from './texts';

/** Which operating systems a server can be leased with. (spec 1, section 2) */
export function SystemsCard() {
  const t = useText();
  const { data, error, isLoading, reload } = useQuery(listMetalOs, {});
  const published = data?.os.filter(({ is_published }) => is_published !== false) ?? [];
  const facts = (data?.os_types ?? []).flatMap(({ os_type_id, title }) => {
    const versions = published.filter((os) => os.os_type_id === os_type_id).map(({ version_title }) => version_title);
    return versions.length === 0 ? [] : [{ id: os_type_id, title, versions: versions.join(', ') }];
  });
  return (
    <Card title={t('home.systems')} note={t('home.systemsNote')}>
      {error ? <ErrorPanel error={error} onRetry={() => void reload()} /> : null}
      {isLoading ? <SkeletonText lines={2} /> : null}
      {facts.length > 0 ? (
        <dl className="compute-systems">
          {facts.map(({ id, title, versions }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{versions}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {data && facts.length === 0 ? <p className="ui-mut">{t('home.noSystems')}</p> : null}
    </Card>
  );
}
