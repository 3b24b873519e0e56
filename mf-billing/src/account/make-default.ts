import { startAction } from '@console/area';
import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { makeDefault } from './requests';
import { accountText } from './texts';

/** What its toast tells. */
const shownElsewhere = (): void => undefined;

/** Makes an account the one that is charged first, and says how it went. Never throws. */
export async function switchDefault(account: BillingAccount): Promise<void> {
  const title = accountTitle(account);
  const action = startAction(`account.default ${account.id}`, {
    work: () => makeDefault(account),
    running: { text: accountText('default.running', { title }) },
    tell: {
      done: () => [accountText('default.done', { title })],
      failed: { retry: () => void switchDefault(account) },
    },
  });
  await action.catch(shownElsewhere);
}
