import { endpoints, type EndpointName } from '@console/contract/endpoints';
import type { WriteName } from '@console/contract/effects/index';
import { administratorResponse, noStorageYet } from './expected';
import { everywhere, ofAccount, ofFirst, ofFirstOf, once, plan, type ReadPlan, untried } from './read-plan';
import type { Reader } from './reader';

const {
  listBuckets,
  listInvoices,
  listIpAddresses,
  listLoadBalancers,
  listNetworks,
  listS3Keys,
  listServices,
  listVms,
  getUiConfig,
} = endpoints;

const ofVm = ofFirst(
  'virtual machine',
  ({ read }, location) => read(listVms, { location }),
  ({ uuid }, location) => ({ location, uuid }),
);
const ofService = ofFirstOf(
  'managed service',
  ({ read }) => read(listServices, {}),
  ({ uuid }) => ({ uuid }),
);

const invoices = async ({ read, account }: Reader) => {
  const billing_account_id = await account();
  return billing_account_id === undefined ? [] : read(listInvoices, { billing_account_id });
};

/** Asks what a top-up costs: nothing is charged. */
async function topUp({ read, account }: Reader) {
  const config = await read(getUiConfig, {});
  const billing_account_id = await account();
  const processor = config?.paymentProcessors.find(({ type }) => type !== 'invoice')?.keyword;
  if (processor === undefined) return 'the configuration names no payment processor';
  if (billing_account_id === undefined) return 'no billing account could be read';
  return [{ billing_account_id, processor, amount: Math.max(config?.minimumTopupAmount ?? 0, 10) }];
}

/** Reading the account at the object store would make one where there is none. */
async function storageUser({ read }: Reader) {
  const keys = (await read(listS3Keys, {}, noStorageYet)) ?? [];
  return keys.length === 0 ? 'there is no account at the object store, and reading it would make one' : [{}];
}

const PAYMENT = 'it needs a payment that is under way';
const PAYPAL = 'it would begin something at PayPal';

/** Every call that reads, in the order in which they are tried. One that is new in the contract is a type error here. */
export const readPlans: Readonly<Record<Exclude<EndpointName, WriteName>, ReadPlan>> = {
  getUiConfig: plan(getUiConfig, once),
  getUser: plan(endpoints.getUser, once),
  getPrivileges: plan(endpoints.getPrivileges, once, administratorResponse),
  getMfaStatus: plan(endpoints.getMfaStatus, once),
  listLocations: plan(endpoints.listLocations, once),
  getPriceList: plan(endpoints.getPriceList, once),
  listVmImages: plan(endpoints.listVmImages, once),
  listVmParameters: plan(endpoints.listVmParameters, once),
  listHostPools: plan(endpoints.listHostPools, everywhere),
  listVms: plan(listVms, everywhere),
  getVm: plan(endpoints.getVm, ofVm),
  listVmReplicas: plan(endpoints.listVmReplicas, ofVm),
  listVmInterfaces: plan(endpoints.listVmInterfaces, ofVm),
  listMetalOs: plan(endpoints.listMetalOs, once),
  listMetalSpecs: plan(endpoints.listMetalSpecs, everywhere),
  listMetalLeases: plan(endpoints.listMetalLeases, everywhere),
  listIpAddresses: plan(listIpAddresses, everywhere),
  getIpAddress: plan(
    endpoints.getIpAddress,
    ofFirst(
      'floating IP',
      ({ read }, location) => read(listIpAddresses, { location }),
      ({ address }, location) => ({ location, address }),
    ),
  ),
  listNetworks: plan(listNetworks, everywhere),
  getNetwork: plan(
    endpoints.getNetwork,
    ofFirst(
      'network',
      ({ read }, location) => read(listNetworks, { location }),
      ({ uuid }, location) => ({ location, uuid }),
    ),
  ),
  listLoadBalancers: plan(listLoadBalancers, everywhere),
  getLoadBalancer: plan(
    endpoints.getLoadBalancer,
    ofFirst(
      'load balancer',
      ({ read }, location) => read(listLoadBalancers, { location }),
      ({ uuid }, location) => ({ location, uuid }),
    ),
  ),
  listServices: plan(listServices, once),
  listServiceImages: plan(endpoints.listServiceImages, once),
  getServiceSecrets: plan(endpoints.getServiceSecrets, ofService),
  listServiceWhitelist: plan(endpoints.listServiceWhitelist, ofService),
  listBuckets: plan(listBuckets, once),
  getBucket: plan(
    endpoints.getBucket,
    ofFirstOf(
      'bucket',
      ({ read }) => read(listBuckets, {}),
      ({ name }) => ({ name }),
    ),
  ),
  listS3Keys: plan(listS3Keys, once, noStorageYet),
  getS3Endpoint: plan(endpoints.getS3Endpoint, once),
  getS3User: plan(endpoints.getS3User, storageUser),
  listBillingAccounts: plan(endpoints.listBillingAccounts, once),
  getClearThreshold: plan(endpoints.getClearThreshold, once),
  listUsage: plan(endpoints.listUsage, ofAccount),
  listInvoices: plan(listInvoices, ofAccount),
  getInvoicePdf: plan(
    endpoints.getInvoicePdf,
    ofFirstOf('invoice', invoices, ({ id }) => (id === 'current' ? undefined : { invoice_id: id })),
  ),
  listCards: plan(endpoints.listCards, ofAccount),
  listCredit: plan(endpoints.listCredit, ofAccount),
  getFinalTopUpAmount: plan(endpoints.getFinalTopUpAmount, topUp),
  listTokens: plan(endpoints.listTokens, once),
  listAccessDelegations: plan(endpoints.listAccessDelegations, once),
  listImpersonations: plan(endpoints.listImpersonations, once),
  getLinkResult: untried(endpoints.getLinkResult, PAYMENT),
  getPersistentData: untried(endpoints.getPersistentData, PAYMENT),
  getPaypalIdToken: untried(endpoints.getPaypalIdToken, PAYPAL),
  getPaypalSetupToken: untried(endpoints.getPaypalSetupToken, PAYPAL),
  getPaypalPaymentToken: untried(endpoints.getPaypalPaymentToken, PAYPAL),
};
