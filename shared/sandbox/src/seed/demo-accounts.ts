import type { AccountRow, CustomerFields } from '../model/billing';
import { vatOf } from '../billing/policy';
import { currencyFactor } from '../catalogue/prices';
import { DAY, type Scene } from './scene';
import { people } from './people';

/** Numbers of the accounts of the demo. */
export const accounts = {
  main: 1_048_001,
  second: 1_048_002,
  colleague: 1_048_003,
  suspended: 1_048_004,
  frozen: 1_048_005,
  partner: 1_048_006,
  pending: 1_048_007,
} as const;

/** A customer of whom nothing is known. */
export const noFields: CustomerFields = {
  title: '',
  email: '',
  address_line1: '',
  address_line2: '',
  city: '',
  county: '',
  post_index: '',
  country: '',
  company_name: '',
  company_reg_code: '',
  company_vat_number: '',
  customer_id_number: '',
  customer_name: '',
  customer_phone: '',
  lang: 'en',
};

export function seedAccount(
  scene: Scene,
  id: number,
  userId: number,
  fields: Partial<CustomerFields>,
  more: Partial<AccountRow> = {},
): AccountRow {
  const { config } = scene.site;
  const country = fields.country ?? config.siteCountry;
  return scene.store.accounts.put({
    id: String(id),
    user_id: userId,
    fields: { ...noFields, ...fields, country },
    integration_id: `${country}-77-${id}`,
    status: 'ACTIVE',
    restriction_level: 'CLEAR',
    suspend_reason: null,
    is_default: true,
    is_deleted: false,
    paying_by_invoice: false,
    send_invoice_email: true,
    allow_debt: config.allowDebt ?? false,
    vat_percentage: vatOf(country),
    discount_percentage: 0,
    recurring: null,
    low_balance: { is_enabled: false, threshold: 0 },
    referral_code: null,
    referral_share_code: scene.random.text(6),
    promotions: [],
    document_name: null,
    created: scene.now - 540 * DAY,
    ...more,
  });
}

/** The customer's two accounts, and accounts in other conditions with other people. */
export function seedAccounts(scene: Scene): void {
  seedAccount(
    scene,
    accounts.main,
    people.customer,
    {
      title: 'Õunapuu & Pojad OÜ',
      company_name: 'Õunapuu & Pojad OÜ',
      company_reg_code: '10234567',
      company_vat_number: 'EE101234567',
      customer_name: 'Kadri Tamm',
      customer_phone: '+372 5555 0114',
      email: 'arved@ounapuu.example',
      address_line1: 'Riia 24',
      city: 'Tartu',
      county: 'Tartu maakond',
      post_index: '51010',
      country: 'EE',
    },
    { low_balance: { is_enabled: true, threshold: Math.round(100 * currencyFactor(scene.site.config.siteCurrency)) } },
  );
  seedAccount(
    scene,
    accounts.second,
    people.customer,
    {
      title: 'Nordlicht Logistik GmbH & Co. KG',
      company_name: 'Nordlicht Logistik GmbH & Co. KG',
      company_reg_code: 'HRB 118204',
      company_vat_number: 'DE299123456',
      customer_name: 'Anna Lehmann',
      customer_phone: '+49 40 5550 120',
      email: 'rechnung@nordlicht.example',
      address_line1: 'Am Sandtorkai 48',
      address_line2: 'Speicher 3',
      city: 'Hamburg',
      county: 'Hamburg',
      post_index: '20457',
      country: 'DE',
      lang: 'de',
    },
    { is_default: false, discount_percentage: 5, created: scene.now - 310 * DAY },
  );
  seedAccount(
    scene,
    accounts.colleague,
    people.colleague,
    { title: 'Marten Saar', customer_name: 'Marten Saar', email: 'colleague@example.com', city: 'Tallinn' },
    { restriction_level: 'LIMITED', created: scene.now - 20 * DAY },
  );
  seedAccount(
    scene,
    accounts.suspended,
    people.admin,
    { title: 'Old projects', customer_name: 'Aino Hallik', email: 'admin@example.com' },
    { status: 'SUSPENDED', suspend_reason: 'The bank took a payment back' },
  );
  seedAccount(
    scene,
    accounts.frozen,
    people.admin,
    { title: 'Trials', customer_name: 'Aino Hallik', email: 'admin@example.com' },
    { restriction_level: 'FROZEN', is_default: false },
  );
  seedAccount(
    scene,
    accounts.pending,
    people.admin,
    { title: 'New office', customer_name: 'Aino Hallik', email: 'admin@example.com' },
    { status: 'PENDING_VALIDATION', is_default: false, created: scene.now - DAY },
  );
  seedAccount(scene, accounts.partner, people.partner, {
    title: 'Lehmann Beratung',
    customer_name: 'Anna Lehmann',
    email: 'anna.lehmann@nordlicht.example',
    country: 'DE',
  });
}
