import { Card, Delayed, SidebarBlock, Skeleton, SkeletonText } from '@console/ui';
import { Setting } from './setting';
import { useText } from './texts';

const FIELDS = ['first_name', 'last_name', 'phone', 'id', 'language'];

/** Who it is and their details, in the shape of what comes: what stands below is not moved by them. */
export function DetailsWaiting() {
  const t = useText();
  return (
    <Delayed hasPlace>
      <div className="profile-who">
        <Skeleton width={56} height={56} />
        <div className="ui-stack tight">
          <Skeleton width={160} height={18} />
          <Skeleton width={200} />
        </div>
      </div>
      <Card title={t('details.title')}>
        <div className="ui-halves" style={{ paddingBottom: 16 }}>
          {FIELDS.map((field) => (
            <div key={field} style={{ height: 62, display: 'grid', gap: 10, alignContent: 'end' }}>
              <Skeleton width={80} />
              <Skeleton width="100%" height={36} />
            </div>
          ))}
        </div>
        <Skeleton width={120} height={36} />
      </Card>
    </Delayed>
  );
}

/** The password before anybody knows whose. */
export function PasswordWaiting() {
  const t = useText();
  return (
    <Setting icon="key-round" title={t('password.title')}>
      <Delayed hasPlace>
        <SkeletonText lines={2} />
      </Delayed>
    </Setting>
  );
}

/** What the server knows of them. */
export function FactsWaiting() {
  const t = useText();
  return (
    <Delayed hasPlace>
      <SidebarBlock title={t('user.title')}>
        <SkeletonText lines={6} />
      </SidebarBlock>
    </Delayed>
  );
}
