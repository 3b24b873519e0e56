import { useQuery } from '@console/api';
import { Page, type Breadcrumb } from '@console/area';
import { useParams } from '@console/area/router';
import type { AccessDelegation } from '@console/contract/access-delegation';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { paths } from '@console/contract/paths';
import { AccountLink, DetailFrame } from '@console/domain/detail';
import { DateTime, FactSection, PageHead } from '@console/ui';
import { useText } from '../texts';
import { DelegatedInvitations } from './invitations';
import { useDelegationName } from './name';
import { peopleOf } from './people';

/** One access delegation with the people it was given to, to read. */
export function DelegationDetail() {
  const t = useText();
  const { id = '' } = useParams();
  const delegations = useQuery(listAccessDelegations, {});
  const breadcrumbs = [
    { label: t('access.title'), to: paths.tokens() },
    { label: t('delegations.title'), to: paths.delegations() },
  ];
  return (
    <DetailFrame
      row={delegations.data?.find((delegation) => String(delegation.id) === id)}
      title={t('delegation.unnamed', { id })}
      breadcrumbs={breadcrumbs}
      isLoading={delegations.isLoading}
      error={delegations.data ? undefined : delegations.error}
      onRetry={() => void delegations.reload()}
      id={id}
      unread={delegations.unread}
      list={paths.delegations()}
      texts={{
        failed: t('delegations.failed'),
        missing: t('delegation.missing', { id }),
        missingText: t('delegation.missingText'),
        toList: t('delegation.all'),
      }}
    >
      {(delegation) => <LoadedDelegation delegation={delegation} breadcrumbs={breadcrumbs} />}
    </DetailFrame>
  );
}

function LoadedDelegation({
  delegation,
  breadcrumbs,
}: {
  delegation: AccessDelegation;
  breadcrumbs: readonly Breadcrumb[];
}) {
  const t = useText();
  const title = useDelegationName()(delegation);
  const { invited, accepted } = peopleOf(delegation);
  const time = (value: Date | null | undefined) =>
    value ? <DateTime value={value} /> : <span className="ui-mut">{t('value.none')}</span>;
  return (
    <Page title={title} breadcrumbs={breadcrumbs}>
      <PageHead
        title={title}
        facts={
          <span className="ui-mut">
            {invited === 0 ? t('delegation.nobody') : t('delegation.peopleCount', { n: invited, accepted })}
          </span>
        }
      />
      <FactSection
        columns={3}
        title={t('delegation.details')}
        items={[
          {
            label: t('delegation.name'),
            value: delegation.name || <span className="ui-mut">{t('value.notGiven')}</span>,
          },
          { label: t('delegation.account'), value: <AccountLink id={delegation.billing_account_id} /> },
          { label: t('delegation.number'), value: String(delegation.id), copy: String(delegation.id), mono: true },
          {
            label: t('delegation.owner'),
            value: delegation.owner_id ?? <span className="ui-mut">{t('value.notGiven')}</span>,
          },
          { label: t('delegation.created'), value: time(delegation.created_at) },
          { label: t('delegation.updated'), value: time(delegation.updated_at) },
        ]}
      />
      <DelegatedInvitations invitations={delegation.impersonations} />
    </Page>
  );
}
