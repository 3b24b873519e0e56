import { useAccountNames } from '@console/domain/account';
import { BulkPlanDialog, planRow, type BulkSelection } from '@console/domain/bulk';
import { peopleOf } from '../people';
import { deleteCode, removeDelegation } from '../requests';
import type { DelegationRow } from '../rows';
import { useDelegationText } from '../texts';

/** Deletes several delegations: the plan, and the result of each. */
export function BulkDelete({ resources: delegations, ...selection }: BulkSelection<DelegationRow>) {
  const t = useDelegationText();
  const accountName = useAccountNames();
  const plan = delegations.map((delegation) => {
    const { invited, accepted, unread } = peopleOf(delegation);
    const known = invited === 0 ? t('bulk.nobody') : t('bulk.effect', { accepted, open: invited - accepted });
    const more = `${t('delete.unread', { n: unread })}.`;
    return planRow({
      id: delegation.uuid,
      name: delegation.title,
      place: accountName(delegation.billing_account_id),
      effect: unread === 0 ? known : invited === 0 ? more : `${known} ${more}`,
    });
  });
  return (
    <BulkPlanDialog
      {...selection}
      resources={delegations}
      plan={plan}
      description={t('bulk.intro')}
      run={(delegation) => removeDelegation(delegation, t('bulk.changed'))}
      confirmLabel={(n) => t('bulk.title', { n })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.done', { n })}
      requestsOf={(delegation) => [deleteCode(delegation)]}
      firstText={(n, count) => t('bulk.codeFirst', { n, count })}
    />
  );
}
