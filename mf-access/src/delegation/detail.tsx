import { useQuery } from '@console/api';
import { Page } from '@console/area';
import { useParams } from '@console/area/router';
import type { AccessDelegation } from '@console/contract/access-delegation';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { paths } from '@console/contract/paths';
import { DateTime, FactSection, PageHead } from '@console/ui';
import { AccountLink } from '../account-link';
import { DetailFrame } from '../detail-frame';
import { useText } from '../texts';
import { DelegatedInvitations } from './invitations';
import { useDelegationName } from './name';
import { peopleOf } from './people';

/** One access delegation with the people it was given to, to read. */
export function DelegationDetail() {
  const t = useText();
  const { id = '' } = useParams();
  const delegations = useQuery(listAccessDelegations, {});
  return (
    <DetailFrame
      query={delegations}
      find={(row) => String(row.id) === id}
      title={t('delegation.unnamed', { id })}
      list={{ label: t('delegations.title'), to: paths.delegations() }}
      texts={{
        failed: t('delegations.failed'),
        missing: t('delegation.missing', { id }),
        missingText: t('delegation.missingText'),
        all: t('delegation.all'),
      }}
    >
      {(delegation) => <LoadedDelegation delegation={delegation} />}
    </DetailFrame>
  );
}

function LoadedDelegation({ delegation }: { delegation: AccessDelegation }) {
  const t = useText();
  const title = useDelegationName()(delegation);
  const { invited, accepted } = peopleOf(delegation);
  const time = (value: Date | null | undefined) =>
    value ? <DateTime value={value} /> : <span className="ui-mut">{t('value.none')}</span>;
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: t('access.title'), to: paths.tokens() },
        { label: t('delegations.title'), to: paths.delegations() },
      ]}
    >
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
