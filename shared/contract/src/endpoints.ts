import { listAccessDelegations } from './access-delegation';
import { createBillingAccount, listBillingAccounts } from './billing-account';
import { getBucket, getS3Endpoint, listBuckets, listS3Keys } from './bucket';
import { listCards } from './card';
import { listCredit } from './credit';
import { listHostPools } from './host-pool';
import { listImpersonations } from './impersonation';
import { listInvoices } from './invoice';
import { deleteIpAddress, listIpAddresses } from './ip-address';
import { listLoadBalancers } from './load-balancer';
import { listLocations } from './location';
import { listMetalLeases, listMetalOs, listMetalSpecs } from './metal';
import { createMetalLease, deleteMetalLease, updateMetalLease } from './metal-lease';
import { listNetworks } from './network';
import { getPriceList } from './pricing';
import { listServiceImages, listServices } from './service';
import { rebuildServiceNode, startServiceNode, stopServiceNode } from './service-node';
import { createService } from './service-order';
import { deleteService, getServiceSecrets, updateService } from './service-package';
import { addToServiceWhitelist, listServiceWhitelist, removeFromServiceWhitelist } from './service-whitelist';
import { getUiConfig } from './site-config';
import { listTokens } from './token';
import { listUsage } from './usage';
import { exchangeAuthCallback, getPrivileges, getUser } from './user';
import { createVm, deleteVm, listVms, startVm, stopVm, updateVm } from './vm';
import { listVmImages } from './vm-image';
import { listVmParameters } from './vm-parameter';

/** Every call of the API, by name. The sandbox must answer each: a missing handler is a type error there. */
export const endpoints = {
  getUiConfig,
  getUser,
  exchangeAuthCallback,
  getPrivileges,
  listLocations,
  getPriceList,
  listVmImages,
  listVmParameters,
  listHostPools,
  listVms,
  createVm,
  updateVm,
  deleteVm,
  startVm,
  stopVm,
  listMetalOs,
  listMetalSpecs,
  listMetalLeases,
  createMetalLease,
  updateMetalLease,
  deleteMetalLease,
  listIpAddresses,
  deleteIpAddress,
  listNetworks,
  listLoadBalancers,
  listServices,
  listServiceImages,
  createService,
  updateService,
  deleteService,
  getServiceSecrets,
  startServiceNode,
  stopServiceNode,
  rebuildServiceNode,
  listServiceWhitelist,
  addToServiceWhitelist,
  removeFromServiceWhitelist,
  listBuckets,
  getBucket,
  listS3Keys,
  getS3Endpoint,
  listBillingAccounts,
  createBillingAccount,
  listUsage,
  listInvoices,
  listCards,
  listCredit,
  listTokens,
  listAccessDelegations,
  listImpersonations,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
