import { AccessDelegation, DelegatedImpersonation } from './access-delegation';
import { BillingAccount, EligiblePromotion, RunningTotals } from './billing-account';
import { Bucket } from './bucket';
import { Card } from './card';
import { CreditEntry } from './credit';
import { HostPool } from './host-pool';
import { Impersonation } from './impersonation';
import { Invoice, InvoiceRecord, InvoiceTotals, InvoiceTransaction } from './invoice';
import { IpAddress } from './ip-address';
import { ForwardingRule, LoadBalancer, LoadBalancerTarget } from './load-balancer';
import { Location } from './location';
import { MetalLease, MetalMachine, MetalOs, MetalSpec, MetalState } from './metal';
import { Network } from './network';
import { PaymentProcessor } from './payment-processor';
import { PredefinedPackage } from './predefined-package';
import { PriceEntry } from './pricing';
import { ManagedService, ServiceImage } from './service';
import { SiteConfig } from './site-config';
import { Token } from './token';
import { UsageEntry } from './usage';
import { User } from './user';
import { Vm, VmReplica, VmStorage } from './vm';
import { VmImage, VmImageVersion } from './vm-image';
import { VmInterface, VmSubinterface } from './vm-interface';
import { VmParameter, VmParameterLimit } from './vm-parameter';

/** Entities that the API document names; what is not here is described where it is used. */
export const namedSchemas = {
  AccessDelegation,
  BillingAccount,
  Bucket,
  Card,
  CreditEntry,
  DelegatedImpersonation,
  EligiblePromotion,
  ForwardingRule,
  HostPool,
  Impersonation,
  Invoice,
  InvoiceRecord,
  InvoiceTotals,
  InvoiceTransaction,
  IpAddress,
  LoadBalancer,
  LoadBalancerTarget,
  Location,
  ManagedService,
  MetalLease,
  MetalMachine,
  MetalOs,
  MetalSpec,
  MetalState,
  Network,
  PaymentProcessor,
  PredefinedPackage,
  PriceEntry,
  RunningTotals,
  ServiceImage,
  SiteConfig,
  Token,
  UsageEntry,
  User,
  Vm,
  VmImage,
  VmImageVersion,
  VmInterface,
  VmParameter,
  VmParameterLimit,
  VmReplica,
  VmStorage,
  VmSubinterface,
};
