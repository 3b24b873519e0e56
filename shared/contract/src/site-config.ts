import * as v from 'valibot';
import { ChatConfig } from './chat';
import { defineEndpoint } from './endpoint';
import { Location } from './location';
import { PaymentProcessor } from './payment-processor';
import { PredefinedPackage } from './predefined-package';
import { tierRules } from './price-tiers';
import { letters, listOf, maybe, noParams, number } from './schema';

/** The switches of a site. `vmAppsEnabled` and `kubernetesEnabled` are our names for the two that the spec leaves unnamed. */
export const featureSwitches = [
  'vmsEnabled',
  'vmAppsEnabled',
  'servicesEnabled',
  'kubernetesEnabled',
  'storageEnabled',
  'loadBalancerEnabled',
  'privateNetworksEnabled',
  'ipsEnabled',
  'bareMetalEnabled',
  'mfaAvailable',
  'recurringPaymentsEnabled',
  'referralCodeEnabled',
  'chatEnabled',
] as const;
export type FeatureSwitch = (typeof featureSwitches)[number];

/** Billing fields that a site may show and demand. (spec 2, section 3) */
export const billingFields = [
  'email',
  'address_line1',
  'city',
  'company_name',
  'company_reg_code',
  'company_vat_number',
  'country',
  'county',
  'customer_name',
  'customer_phone',
  'customer_id_number',
  'post_index',
  'document',
] as const;
export type BillingField = (typeof billingFields)[number];

export const BillingFieldRule = v.object({
  field: v.picklist(billingFields),
  required: v.boolean(),
  visible: v.boolean(),
});
export type BillingFieldRule = v.InferOutput<typeof BillingFieldRule>;

const off = v.optional(v.boolean(), false);
const on = v.optional(v.boolean(), true);

/**
 * The configuration of a site, as GET /config/ui/config answers it. Defaults are those that hold before the
 * configuration has arrived. (spec 1, section 3; spec 2, sections 3 and 9; spec 3, section 1)
 */
export const SiteConfig = v.pipe(
  v.object({
    siteName: v.string(),
    siteTheme: v.string(),
    siteCountry: letters(2, 'A country has 2 letters'),
    siteLocale: v.string(),
    siteCurrency: letters(3, 'A currency has 3 letters'),
    locations: v.array(Location),
    chatEnabled: on,
    chatConfig: maybe(ChatConfig),
    vmsEnabled: on,
    vmAppsEnabled: off,
    servicesEnabled: off,
    kubernetesEnabled: off,
    storageEnabled: off,
    loadBalancerEnabled: off,
    privateNetworksEnabled: off,
    ipsEnabled: on,
    bareMetalEnabled: off,
    mfaAvailable: off,
    /** Our own: whether the deprecated deactivation answers here; else it is shown as currently unavailable. (spec 1, section 4) */
    mfaDeactivationAvailable: off,
    recurringPaymentsEnabled: off,
    firstAccountCredit: maybe(number()),
    referralCodeEnabled: off,
    referralCreditAmounts: maybe(
      v.object({
        receiver_credit: number(),
        promoter_credit: number(),
        referral_credit_receiver_precondition_topup_sum: number(),
      }),
    ),
    limitedBillingAccountConfig: maybe(v.object({ vcpu: number(), ram_mb: number() })),
    minimumTopupAmount: v.optional(number(), 0),
    /** Our own: what a quantity above the start of a price tier costs. Public sources leave it open. (spec 3, section 3) */
    priceTiers: v.optional(v.picklist(tierRules), 'whole'),
    allowDebt: off,
    paymentProcessors: listOf(PaymentProcessor),
    billingFields: listOf(BillingFieldRule),
    predefinedPackages: listOf(PredefinedPackage),
    backupTime: maybe(v.string()),
    termsUrl: maybe(v.string()),
    loginTitle: v.optional(v.string(), 'Log in'),
    loginSubtitle: maybe(v.string()),
    loginImages: listOf(v.string()),
    isoCertificates: listOf(v.object({ url: v.string(), image: v.string() })),
    authDomain: maybe(v.string()),
    authClientId: maybe(v.string()),
    s3ForcePathStyle: off,
    supportEmail: maybe(v.string()),
    billingEmail: maybe(v.string()),
    apiDocsUrl: maybe(v.string()),
    supportUrl: maybe(v.string()),
    /** E-mail domains of the company, whose addresses everybody may see. (spec 1, section 6) */
    internalEmailDomains: listOf(v.string()),
  }),
  v.check(
    (config) => !config.kubernetesEnabled || config.servicesEnabled,
    'Kubernetes requires services to be enabled',
  ),
);
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

/** Numbers that servers may send as texts are written as numbers. */
type Written<T> = number extends T ? Exclude<T, string> : T extends object ? { [Key in keyof T]: Written<T[Key]> } : T;
/** A site configuration as it is written down, with defaults left out. */
export type SiteConfigInput = Written<v.InferInput<typeof SiteConfig>>;

export const getUiConfig = defineEndpoint({
  name: 'getUiConfig',
  method: 'GET',
  path: '/config/ui/config',
  params: noParams(),
  response: SiteConfig,
  auth: false,
  source: 'spec 1, section 7',
});
