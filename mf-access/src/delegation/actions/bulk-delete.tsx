import { useAccountNames } from '@console/domain/account';
import { BulkPlanDialog, planRow, type BulkSelection } from '@console/domain/bulk';
import { peopleOf } from '../people';
import { deleteCode, removeDelegation } from '../requests';
import type { DelegationRow } from '../rows';
import { useDelegationText } from '../texts';

/** What deleting a delegation does to its people. */
function useEffectText(): (delegation: DelegationRow) => string {
  const t = useDelegationText();
  return (delegation) => {
    const { invited, accepted, unread } = peopleOf(delegation);
    const open = invited - accepted;
    if (invited + unread === 0) return t('bulk.nobody');
    if (unread === 0) return t('bulk.effect', { accepted, open });
    // Whoever could not be read may have accepted, or not: nothing is said of what there seems to be none of.
    return [
      ...(accepted > 0 ? [t('bulk.accepted', { n: accepted })] : []),
      ...(open > 0 ? [t('delete.open', { n: open })] : []),
      t('delete.unread', { n: unread }),
    ]
      .map((part) => `${part}.`)
      .join(' ');
  };
}

/** Deletes several delegations: the plan, and the result of each. */
export function BulkDelete({ resources: delegations, ...selection }: BulkSelection<DelegationRow>) {
  const t = useDelegationText();
  const accountName = useAccountNames();
  const effect = useEffectText();
  const plan = delegations.map((delegation) =>
    planRow({
      id: delegation.uuid,
      name: delegation.title,
      place: accountName(delegation.billing_account_id),
      effect: effect(delegation),
    }),
  );
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
