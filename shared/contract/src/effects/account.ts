import { listAccessDelegations } from '../access-delegation';
import { listBillingAccounts, type BillingAccount } from '../billing-account';
import { listBuckets, listS3Keys, type Bucket } from '../bucket';
import { listImpersonations } from '../impersonation';
import { getMfaStatus } from '../mfa';
import { getClearThreshold } from '../restriction';
import { listTokens } from '../token';
import { getUser } from '../user';
import { changed, gone, hidden, isSame, isSameIfGiven, made, type Read } from './effect';
import type { EffectsOf } from './table';

const bucketOf = async (read: Read, name: string): Promise<Bucket | undefined> =>
  (await read(listBuckets, {})).find((bucket) => bucket.name === name);

const accountOf = async (read: Read, id: string | number): Promise<BillingAccount | undefined> =>
  (await read(listBillingAccounts, {})).find((account) => isSame(account.id, id) && !account.is_deleted);

/** What a change of an account replaces or clears: an account that shows all of it was changed. */
const replacedTexts = [
  'title',
  'address_line1',
  'address_line2',
  'city',
  'county',
  'post_index',
  'company_name',
  'company_reg_code',
  'company_vat_number',
  'customer_id_number',
  'customer_name',
  'customer_phone',
  'lang',
] as const;

export const accountEffects: EffectsOf<
  | 'createBucket'
  | 'updateBucket'
  | 'deleteBucket'
  | 'setBucketCors'
  | 'createS3Key'
  | 'deleteS3Key'
  | 'createToken'
  | 'updateToken'
  | 'deleteToken'
  | 'createAccessDelegation'
  | 'deleteAccessDelegation'
  | 'createDelegatedImpersonation'
  | 'deleteDelegatedImpersonation'
  | 'acceptImpersonation'
  | 'startImpersonation'
  | 'createAdminToken'
  | 'exchangeAuthCallback'
  | 'updateUserProfile'
  | 'activateMfa'
  | 'deactivateMfa'
  | 'createBillingAccount'
  | 'updateBillingAccount'
  | 'deleteBillingAccount'
  | 'setDefaultBillingAccount'
  | 'setLowBalanceNotice'
  | 'setRecurringPayment'
  | 'activateCampaign'
  | 'setClearThreshold'
> = {
  createBucket: changed(async (read, { name, billing_account_id }) => {
    const bucket = await bucketOf(read, name);
    return bucket !== undefined && isSameIfGiven(bucket.billing_account_id, billing_account_id);
  }),
  updateBucket: changed(async (read, { name, billing_account_id }) =>
    isSame((await bucketOf(read, name))?.billing_account_id, billing_account_id),
  ),
  deleteBucket: gone(async (read, { name }) => (await bucketOf(read, name)) === undefined),
  // No call of the API tells which origin a bucket lets in, and a browser sees only whether it is its own page's.
  setBucketCors: hidden,
  createS3Key: made({
    rows: (read) => read(listS3Keys, {}),
    is: () => true,
    id: (key) => key.accessKey,
    since: () => undefined,
    response: (_, keys) => [...keys],
  }),
  deleteS3Key: gone(
    async (read, { access_key }) => !(await read(listS3Keys, {})).some((key) => key.accessKey === access_key),
  ),
  createToken: made({
    rows: (read) => read(listTokens, {}),
    is: (token, { description }) => isSame(token.description, description),
    id: (token) => token.id,
    since: (token) => token.created_at,
    response: (_, tokens) => [...tokens],
  }),
  updateToken: changed(async (read, { token_id, description, restricted, billing_account_id }) =>
    (await read(listTokens, {})).some(
      (token) =>
        isSame(token.id, token_id) &&
        isSameIfGiven(token.description, description ?? undefined) &&
        isSameIfGiven(token.restricted, restricted ?? undefined) &&
        isSameIfGiven(token.billing_account_id, billing_account_id ?? undefined),
    ),
  ),
  deleteToken: gone(
    async (read, { token_id }) => !(await read(listTokens, {})).some((token) => isSame(token.id, token_id)),
  ),
  createAccessDelegation: made({
    rows: (read) => read(listAccessDelegations, {}),
    is: (delegation, { name, billing_account_id }) =>
      isSame(delegation.name, name) && isSame(delegation.billing_account_id, billing_account_id),
    id: (delegation) => delegation.id,
    since: (delegation) => delegation.created_at,
    response: (delegation) => delegation,
  }),
  deleteAccessDelegation: gone(
    async (read, { id }) => !(await read(listAccessDelegations, {})).some((one) => isSame(one.id, id)),
  ),
  createDelegatedImpersonation: made({
    rows: async (read, { delegation_id }) =>
      (await read(listAccessDelegations, {})).find((one) => isSame(one.id, delegation_id))?.impersonations ?? [],
    is: (one, { grantee_username }) =>
      one.grantee_username?.trim().toLowerCase() === grantee_username.trim().toLowerCase(),
    id: (one) => one.uuid,
    since: (one) => one.created_at,
    response: (one) => one,
  }),
  deleteDelegatedImpersonation: gone(
    async (read, { impersonation_id }) =>
      !(await read(listAccessDelegations, {})).some((delegation) =>
        delegation.impersonations.some(({ uuid }) => uuid === impersonation_id),
      ),
  ),
  acceptImpersonation: changed(async (read, { uuid }) =>
    (await read(listImpersonations, {})).some((one) => one.uuid === uuid && one.is_accepted === true),
  ),
  startImpersonation: hidden,
  createAdminToken: hidden,
  exchangeAuthCallback: hidden,
  updateUserProfile: changed(async (read, changes) => {
    const { profile_data: now } = await read(getUser, {});
    return (
      isSameIfGiven(now.first_name, changes.first_name) &&
      isSameIfGiven(now.last_name, changes.last_name) &&
      isSameIfGiven(now.personal_id_number, changes.personal_id_number) &&
      isSameIfGiven(now.phone_number, changes.phone_number) &&
      isSameIfGiven(now.lang, changes.lang)
    );
  }),
  activateMfa: hidden,
  deactivateMfa: changed(async (read) => !(await read(getMfaStatus, {})).success),
  createBillingAccount: made({
    rows: (read) => read(listBillingAccounts, {}),
    is: (account, params) =>
      isSame(account.title, params.title) &&
      isSame(account.company_name, params.company_name) &&
      isSame(account.customer_name, params.customer_name) &&
      isSameIfGiven(account.email, params.email ?? params.client_email),
    id: (account) => account.id,
    since: (account) => account.created,
    response: (account) => account,
  }),
  updateBillingAccount: changed(async (read, { billing_account_id, ...fields }) => {
    const account = await accountOf(read, billing_account_id);
    return (
      account !== undefined &&
      replacedTexts.every((name) => isSame(account[name], fields[name])) &&
      isSame(account.country?.toUpperCase(), fields.country?.toUpperCase()) &&
      isSameIfGiven(account.email, fields.email) &&
      isSameIfGiven(account.send_invoice_email, fields.send_invoice_email) &&
      isSameIfGiven(account.document_name, fields.document_name)
    );
  }),
  deleteBillingAccount: gone(
    async (read, { billing_account_id }) => (await accountOf(read, billing_account_id)) === undefined,
  ),
  setDefaultBillingAccount: changed(
    async (read, { billing_account_id }) => (await accountOf(read, billing_account_id))?.is_default === true,
  ),
  setLowBalanceNotice: changed(async (read, { billing_account_id, threshold, is_enabled }) => {
    const notice = (await accountOf(read, billing_account_id))?.low_balance_notice_settings;
    return isSame(notice?.threshold, threshold) && isSame(notice?.is_enabled, is_enabled);
  }),
  // What a top-up that was due at once has come to stands in the response alone, and in the credit.
  setRecurringPayment: changed(async (read, { billing_account_id, ...wanted }) => {
    const account = await accountOf(read, billing_account_id);
    if (!account || account.is_recurring_payment_enabled !== wanted.is_recurring_payment_enabled) return false;
    return (
      !wanted.is_recurring_payment_enabled ||
      (isSame(account.recurring_payment_amount, wanted.recurring_payment_amount) &&
        isSame(account.recurring_payment_threshold, wanted.recurring_payment_threshold))
    );
  }),
  activateCampaign: hidden,
  setClearThreshold: changed(async (read, { restriction_level_clear_topup_threshold: threshold }) =>
    isSame((await read(getClearThreshold, {})).restriction_level_clear_topup_threshold, threshold),
  ),
};
