import { getBillingAccount, getCard, getInvoice, unpaidAmount } from './accounts';
import { type Alias, none, same } from './alias';
import { bootIsoMedia, imagesOf, listBootImages } from './images';
import {
  addressesOfVm,
  billingResources,
  getDisk,
  listDisks,
  releasePublicIp,
  reservePublicIp,
  resourceBilling,
} from './machines';
import { getService } from './package';
import { hasActiveCampaigns, payAll, payAmount, requestInvoice } from './payments';
import { pricingPolicy } from './policy';
import { sources } from './sources';

/**
 * Calls of clients of this API that the specification does not have. The contract's calls come first: what it has, or
 * comes to have, does not belong here. Any of them may have a location in front, and needs a key.
 */
export const aliases: readonly Alias[] = [
  {
    method: 'GET',
    path: '/config/vm_images/plain_os',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.javascript}`,
    description: 'The images that are operating systems.',
    respond: imagesOf(false),
  },
  {
    method: 'GET',
    path: '/config/vm_images/app_catalog',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.javascript}`,
    description: 'The images that are applications.',
    respond: imagesOf(true),
  },
  {
    method: 'GET',
    path: '/config/boot_images',
    source: `${sources.reference}; ${sources.javascript}`,
    description: 'Media that a machine can be started from.',
    respond: listBootImages,
  },
  {
    method: 'POST',
    path: '/user-resource/vm/boot_iso_media',
    source: `${sources.reference}; ${sources.javascript}`,
    description: 'The machine, started as by rescue_start.',
    respond: bootIsoMedia,
  },
  {
    method: 'GET',
    path: '/pricing/policy',
    source: `${sources.reference}; ${sources.javascript}`,
    description: 'The price list of the location, flat and per hour.',
    respond: pricingPolicy,
  },
  {
    method: 'GET',
    path: '/user-resource/billing_resources',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    description: 'The machines of the location that an account (id) pays for.',
    respond: billingResources,
  },
  {
    method: 'GET',
    path: '/user-resource/resource_billing',
    source: sources.pilwio,
    description: 'Which account pays for a machine; the shape is made up.',
    respond: resourceBilling,
  },
  {
    method: 'GET',
    path: '/user-resource/vm/ip',
    source: sources.pilwio,
    description: 'The floating IPs that lead to a machine; the shape is that of the list of floating IPs.',
    respond: addressesOfVm,
  },
  {
    method: 'POST',
    path: '/user-resource/vm/ip/public',
    source: `${sources.reference}, deprecated there; ${sources.pilwio}; ${sources.javascript}`,
    description: 'The machine, with an address that was reserved for it.',
    respond: reservePublicIp,
  },
  {
    method: 'DELETE',
    path: '/user-resource/vm/ip/public',
    source: `${sources.reference}, deprecated there; ${sources.pilwio}; ${sources.javascript}`,
    description: 'The machine without its address, which stays reserved.',
    respond: releasePublicIp,
  },
  {
    method: 'GET',
    path: '/storage/disks',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.inspace}; ${sources.javascript}`,
    description: 'The disks of the location that belong to no machine; an empty list for most users.',
    respond: listDisks,
  },
  {
    method: 'GET',
    path: '/storage/disks/{uuid}',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.inspace}; ${sources.javascript}`,
    description: 'A disk that belongs to no machine, or 404.',
    respond: getDisk,
  },
  {
    method: 'GET',
    path: '/network/firewalls',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.inspace}; ${sources.javascript}`,
    description: 'An empty list: there are no firewalls.',
    respond: none,
  },
  {
    method: 'GET',
    path: '/user-resource/ssh_keys',
    source: `${sources.reference}; ${sources.cloudaxion}`,
    description: 'An empty list: keys are given with each machine.',
    respond: none,
  },
  {
    method: 'GET',
    path: '/container/groups',
    source: sources.pilw,
    description: 'An empty list: there are no containers.',
    respond: none,
  },
  {
    method: 'POST',
    path: '/network/ip_addresses/',
    source: sources.javascript,
    description: 'The floating IP that was reserved.',
    respond: same('createIpAddress'),
  },
  {
    method: 'DELETE',
    path: '/ip_addresses/{address}',
    source: `${sources.reference}, in its example of deleting a floating IP`,
    description: 'What deleting a floating IP answers.',
    respond: same('deleteIpAddress'),
  },
  {
    method: 'PATCH',
    path: '/network/load_balancers/{uuid}/billing_account',
    source: sources.cloudaxionNotes,
    description: 'The load balancer with its new account (set_id).',
    respond: same('moveLoadBalancer'),
  },
  {
    method: 'GET',
    path: '/user-resource/service/package/{uuid}',
    source: `${sources.reference}; ${sources.javascript}`,
    description: 'A managed service, also after it was deleted.',
    respond: getService,
  },
  {
    method: 'GET',
    path: '/payment/billing_account',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    description: 'A billing account.',
    respond: getBillingAccount,
  },
  {
    method: 'GET',
    path: '/payment/billing_account/unpaid_amount',
    source: `${sources.reference}; ${sources.javascript}`,
    description: 'What an account has not paid, VAT included: {"message": amount}.',
    respond: unpaidAmount,
  },
  {
    method: 'GET',
    path: '/payment/card',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    description: 'A card.',
    respond: getCard,
  },
  {
    method: 'GET',
    path: '/payment/invoice',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    description: 'An invoice.',
    respond: getInvoice,
  },
  {
    method: 'POST',
    path: '/credit/buy',
    source: `${sources.reference}, in its example of buying credit`,
    description: 'What buying credit answers.',
    respond: same('buyCredit'),
  },
  {
    method: 'POST',
    path: '/payment/pay_all',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    description: 'Whether all invoices of an account are paid now, and why not.',
    respond: payAll,
  },
  {
    method: 'POST',
    path: '/payment/pay_amount',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    description: 'Which of the oldest invoices an amount paid. No invoice is paid in part.',
    respond: payAmount,
  },
  {
    method: 'POST',
    path: '/payment/credit/request_invoice',
    source: `${sources.reference}; ${sources.javascript}`,
    description: 'Success; the invoice is in a mail, and nobody ever pays it.',
    respond: requestInvoice,
  },
  {
    method: 'POST',
    path: '/credit/request_invoice',
    source: `${sources.reference}, in its example of the call`,
    description: 'The same.',
    respond: requestInvoice,
  },
  {
    method: 'GET',
    path: '/payment/has_active_campaigns',
    source: `${sources.reference}; ${sources.javascript}`,
    description: 'Whether a campaign can be activated.',
    respond: hasActiveCampaigns,
  },
];
