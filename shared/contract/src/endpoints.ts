import { listAccessDelegations } from './access-delegation';
import {
  createAccessDelegation,
  createDelegatedImpersonation,
  deleteAccessDelegation,
  deleteDelegatedImpersonation,
} from './access-delegation-change';
import { createAdminToken } from './admin-token';
import { listBillingAccounts } from './billing-account';
import { deleteBillingAccount, setDefaultBillingAccount, updateBillingAccount } from './billing-account-change';
import { createBillingAccount } from './billing-account-create';
import { setLowBalanceNotice } from './billing-account-notice';
import { setRecurringPayment } from './billing-account-recurring';
import { getBucket, getS3Endpoint, listBuckets, listS3Keys } from './bucket';
import { createBucket, deleteBucket, updateBucket } from './bucket-change';
import { setBucketCors } from './bucket-cors';
import { activateCampaign } from './campaign';
import { listCards } from './card';
import { prehookCard, verifyCard } from './card-verify';
import { applyForInvoicePayment, createCard, deleteCard, setPrimaryCard } from './card-write';
import { listCredit } from './credit';
import { listHostPools } from './host-pool';
import { listImpersonations } from './impersonation';
import { acceptImpersonation, startImpersonation } from './impersonation-start';
import { listInvoices } from './invoice';
import { payInvoice } from './invoice-payment';
import { getInvoicePdf } from './invoice-pdf';
import { deleteIpAddress, listIpAddresses } from './ip-address';
import {
  assignIpAddress,
  createIpAddress,
  getIpAddress,
  unassignIpAddress,
  updateIpAddress,
} from './ip-address-change';
import { listLoadBalancers } from './load-balancer';
import {
  createLoadBalancer,
  deleteLoadBalancer,
  getLoadBalancer,
  moveLoadBalancer,
  updateLoadBalancer,
} from './load-balancer-change';
import { addForwardingRule, removeForwardingRule } from './load-balancer-rule';
import { addLoadBalancerTarget, removeLoadBalancerTarget } from './load-balancer-target';
import { listLocations } from './location';
import { activateMfa, deactivateMfa, getMfaStatus } from './mfa';
import { listMetalLeases, listMetalOs, listMetalSpecs } from './metal';
import { createMetalLease, deleteMetalLease, updateMetalLease } from './metal-lease';
import { listNetworks } from './network';
import { createNetwork, deleteNetwork, getNetwork, setDefaultNetwork, updateNetwork } from './network-change';
import { getPersistentData } from './payment-data';
import { getLinkResult, saveLinkMethods, sendLinkData } from './payment-link';
import { getPaypalIdToken, getPaypalPaymentToken, getPaypalSetupToken } from './paypal';
import { getPriceList } from './pricing';
import { getClearThreshold, setClearThreshold } from './restriction';
import { createS3Key, deleteS3Key } from './s3-key-change';
import { getS3User } from './s3-user';
import { listServiceImages, listServices } from './service';
import { rebuildServiceNode, startServiceNode, stopServiceNode } from './service-node';
import { createService } from './service-order';
import { deleteService, getServiceSecrets, updateService } from './service-package';
import { addToServiceWhitelist, listServiceWhitelist, removeFromServiceWhitelist } from './service-whitelist';
import { getUiConfig } from './site-config';
import { listTokens } from './token';
import { createToken, deleteToken, updateToken } from './token-change';
import { getFinalTopUpAmount } from './top-up';
import { buyCredit, buyCreditPosthook } from './top-up-buy';
import { listUsage } from './usage';
import { exchangeAuthCallback, getPrivileges, getUser } from './user';
import { updateUserProfile } from './user-profile';
import { listVms } from './vm';
import { createVm, deleteVm, startVm, stopVm, updateVm } from './vm-change';
import { toggleVmBackup } from './vm-backup';
import { moveVmBilling } from './vm-billing';
import { cloneVm } from './vm-clone';
import { getVm } from './vm-details';
import { listVmImages } from './vm-image';
import { addVmSubinterface, deleteVmSubinterface, listVmInterfaces } from './vm-interface';
import { listVmParameters } from './vm-parameter';
import { rebuildVm, reinstallVm } from './vm-rebuild';
import { createVmReplica, deleteVmReplica, listVmReplicas } from './vm-replica';
import { startVmRescue } from './vm-rescue';
import { addVmDisk, deleteVmDisk, resizeVmDisk } from './vm-storage';
import { changeVmPassword } from './vm-user';

/** Every call of the API, by name. The sandbox must answer each: a missing handler is a type error there. */
export const endpoints = {
  getUiConfig,
  getUser,
  exchangeAuthCallback,
  getPrivileges,
  updateUserProfile,
  getMfaStatus,
  activateMfa,
  deactivateMfa,
  createAdminToken,
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
  getVm,
  toggleVmBackup,
  cloneVm,
  rebuildVm,
  reinstallVm,
  startVmRescue,
  listVmReplicas,
  createVmReplica,
  deleteVmReplica,
  addVmDisk,
  resizeVmDisk,
  deleteVmDisk,
  changeVmPassword,
  moveVmBilling,
  listVmInterfaces,
  addVmSubinterface,
  deleteVmSubinterface,
  listMetalOs,
  listMetalSpecs,
  listMetalLeases,
  createMetalLease,
  updateMetalLease,
  deleteMetalLease,
  listIpAddresses,
  getIpAddress,
  createIpAddress,
  updateIpAddress,
  deleteIpAddress,
  assignIpAddress,
  unassignIpAddress,
  listNetworks,
  getNetwork,
  createNetwork,
  updateNetwork,
  deleteNetwork,
  setDefaultNetwork,
  listLoadBalancers,
  getLoadBalancer,
  createLoadBalancer,
  updateLoadBalancer,
  deleteLoadBalancer,
  moveLoadBalancer,
  addLoadBalancerTarget,
  removeLoadBalancerTarget,
  addForwardingRule,
  removeForwardingRule,
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
  createBucket,
  updateBucket,
  deleteBucket,
  setBucketCors,
  getS3User,
  createS3Key,
  deleteS3Key,
  listBillingAccounts,
  createBillingAccount,
  updateBillingAccount,
  deleteBillingAccount,
  setDefaultBillingAccount,
  setRecurringPayment,
  setLowBalanceNotice,
  activateCampaign,
  getClearThreshold,
  setClearThreshold,
  getInvoicePdf,
  payInvoice,
  listUsage,
  listInvoices,
  listCards,
  createCard,
  deleteCard,
  setPrimaryCard,
  applyForInvoicePayment,
  prehookCard,
  verifyCard,
  getPaypalIdToken,
  getPaypalSetupToken,
  getPaypalPaymentToken,
  saveLinkMethods,
  sendLinkData,
  getLinkResult,
  getPersistentData,
  getFinalTopUpAmount,
  buyCredit,
  buyCreditPosthook,
  listCredit,
  listTokens,
  createToken,
  updateToken,
  deleteToken,
  listAccessDelegations,
  createAccessDelegation,
  deleteAccessDelegation,
  createDelegatedImpersonation,
  deleteDelegatedImpersonation,
  listImpersonations,
  acceptImpersonation,
  startImpersonation,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
