import type { Reads } from './client';

/** What is taken of a managed service. */
export const service: Record<string, Reads> = {
  uuid: 'text',
  service: 'text',
  version: 'text',
  display_name: 'text',
  status: 'text',
  is_multi_node: 'flag',
  is_deleted: 'flag',
  billing_account_id: 'number',
  user_id: 'number',
  created_at: 'text',
  'prices.0.priceMultiplier': 'number',
  'prices.0.resourceType': 'text',
  'properties.service_ip': 'text',
  'properties.location': 'text',
  'properties.sql_user': 'text',
  'properties.port': 'number',
  'resources.0.resource_type': 'text',
  'resources.0.resource_id': 'text',
  'resources.0.resource_location': 'text',
  'resources.0.resource_allocation': 'object',
};

/** What is taken of a billing account. */
export const account: Record<string, Reads> = {
  id: 'number',
  email: 'text',
  title: 'text',
  can_pay: 'flag',
  credit_amount: 'number',
  eligible_promotions: 'list?',
  'running_totals.credit_available': 'number',
  'running_totals.ongoing': 'number',
  'running_totals.total': 'number',
  restriction_level: 'text',
  unpaid_amount: 'number',
  vat_percentage: 'number',
};

/** What is taken of an invoice that stands under a path. */
export const invoice = (at: string): Record<string, Reads> => ({
  [`${at}billing_account_id`]: 'number',
  [`${at}created`]: 'number',
  [`${at}due_date`]: 'number',
  [`${at}period_start`]: 'number',
  [`${at}status`]: 'number',
  [`${at}totals.subtotal`]: 'number',
  [`${at}totals.vat_tax`]: 'number',
  [`${at}totals.total`]: 'number',
  [`${at}records_list`]: 'list',
});

/** What is taken of a card that stands under a path. */
export const card = (at: string): Record<string, Reads> => ({
  [`${at}id`]: 'number',
  [`${at}identifier`]: 'text',
  [`${at}billing_account_id`]: 'number',
  [`${at}is_primary`]: 'flag',
  [`${at}is_verified`]: 'flag',
  [`${at}valid_thru`]: 'number',
});
