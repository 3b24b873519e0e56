import { useAccountNames } from '@console/domain/account';
import { BulkPlanDialog, planRow, type BulkSelection } from '@console/domain/bulk';
import { deleteCode, removeToken } from '../requests';
import type { TokenRow } from '../rows';
import { useTokenText } from '../texts';

/**
 * Deletes several tokens: the plan, and the result of each. The one that this browser is logged in with is left out: with it
 * the others could not be deleted any more.
 */
export function BulkDelete({ resources: tokens, ...selection }: BulkSelection<TokenRow>) {
  const t = useTokenText();
  const accountName = useAccountNames();
  const effectOf = ({ restricted, billing_account_id }: TokenRow): string => {
    if (!restricted) return t('bulk.effect');
    const account = accountName(billing_account_id);
    return account && t('bulk.effectOf', { account });
  };
  const plan = tokens.map((token) =>
    planRow({
      id: token.uuid,
      name: token.name,
      place: token.ending === undefined ? '' : t('mask', { ending: token.ending }),
      effect: effectOf(token),
      blocked: token.isSession ? t('bulk.session') : undefined,
    }),
  );
  return (
    <BulkPlanDialog
      {...selection}
      resources={tokens}
      plan={plan}
      description={t('bulk.intro')}
      run={removeToken}
      confirmLabel={(n) => t('bulk.title', { n })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.done', { n })}
      requestsOf={(token) => [deleteCode(token)]}
      firstText={(n, count) => t('bulk.codeFirst', { n, count })}
    />
  );
}
