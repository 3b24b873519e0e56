import { ORIGIN, press, SECOND_ACCOUNT } from './pay-site';
import type { TestSandbox } from './client';

/** The base of the test site's addresses. */
export const FRONT = `${ORIGIN}/app`;

/** Steps with cards of the customer's second account, which has none at first. */
export function cardSteps(sandbox: () => TestSandbox) {
  const create = (token: string, processor_keyword = 'stripe_creditcard', billing_account_id = SECOND_ACCOUNT) =>
    sandbox().call('createCard', { billing_account_id, token, processor_keyword });
  const verify = (payment_object_id: number, more: { force_3ds?: boolean } = {}) =>
    sandbox().call('verifyCard', { payment_object_id, front_base_url: FRONT, ...more });
  const list = (billing_account_id = SECOND_ACCOUNT) => sandbox().call('listCards', { billing_account_id });
  const cardNow = async (id: number) => (await list()).find((card) => card.id === id);

  /** A card that has been verified, whoever had to be asked. */
  async function verified(token: string, keyword?: string) {
    const { id } = await create(token, keyword);
    const { authorize_uri } = await verify(id);
    if (authorize_uri) await press(sandbox(), authorize_uri, { action: 'approve' });
    expect(await cardNow(id)).toMatchObject({ is_verified: true, is_verification_pending: false });
    return id;
  }
  return { create, verify, list, cardNow, verified };
}
