import { ApiError, call, lookUp, unreadError, useQuery } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { useAccountNames } from '@console/domain/account';
import { listTokens, type Token } from '@console/contract/token';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { firstAccount, ownAccounts } from '@console/domain/order';
import { Dialog, SkeletonText } from '@console/ui';
import { useBound } from '../../parts/may-change';
import { DescriptionField, ScopeFields } from '../fields';
import { changeCode, changeToken } from '../requests';
import type { TokenRow } from '../rows';
import { TokenText, tokenText, useTokenText } from '../texts';
import { problemsOf, tokenFields, valuesOf, type TokenValues } from '../values';

const editAction = defineAction<TokenValues>('token.edit');

interface EditTokenDialogProps {
  readonly token: TokenRow;
  readonly onClose: () => void;
}

/** Changes what a token is called and what it has access to; the token itself stays. Accounts have to be known first. */
export function EditTokenDialog(props: EditTokenDialogProps) {
  const t = useTokenText();
  const { data, error } = useQuery(listBillingAccounts, {});
  if (data || error) return <EditForm {...props} />;
  return (
    <Dialog open onClose={props.onClose} title={t('edit.title')}>
      <SkeletonText lines={4} />
    </Dialog>
  );
}

/** What a token is, as short texts that can be compared. */
function useFacts(): (token: Pick<Token, 'description' | 'restricted' | 'billing_account_id'>) => string[] {
  const t = useTokenText();
  const nameOf = useAccountNames();
  return ({ description, restricted, billing_account_id }) => [
    description || t('edit.noDescription'),
    restricted ? t('scope.account', { account: nameOf(billing_account_id) }) : t('scope.all'),
  ];
}

/** @throws ApiError where it cannot be read, or is not there any more */
async function readToken(id: number): Promise<Token> {
  const found = lookUp(await call(listTokens, {}), 'id', id);
  if (found === 'unread') throw unreadError();
  if (!found) throw new ApiError({ kind: 'general', text: tokenText('edit.gone') });
  return found;
}

function EditForm({ token, onClose }: EditTokenDialogProps) {
  const t = useTokenText();
  const bound = useBound();
  const { data, reload } = useQuery(listBillingAccounts, {});
  const accounts = ownAccounts(data);
  const action = useActionOf(editAction, token.uuid, onClose);
  const factsOf = useFacts();
  const { name } = token;
  return (
    <FormDialog<TokenValues, TokenValues>
      title={t('edit.title')}
      description={<Intro of={TokenText} id="edit.intro" values={{ name }} />}
      action={action}
      onClose={onClose}
      defaultValues={action.before?.values ?? valuesOf(token, firstAccount(accounts)?.id)}
      fields={tokenFields}
      rules={problemsOf}
      latest={{ facts: factsOf(token), read: async () => factsOf(await readToken(token.id)) }}
      submitLabel={t('edit.submit')}
      pendingLabel={t('edit.pending')}
      reason={action.isRunning ? undefined : bound}
      code={(values) => [changeCode(token, values)]}
      toAction={(values) => ({
        values,
        work: () => changeToken(token, values),
        running: t('edit.running', { name }),
        done: t('edit.done', { name: values.description.trim() }),
      })}
    >
      <DescriptionField />
      <ScopeFields accounts={accounts} isUnread={!data} onRetry={reload} />
    </FormDialog>
  );
}
