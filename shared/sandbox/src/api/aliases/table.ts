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
    answers: 'The images that are operating systems.',
    answer: imagesOf(false),
  },
  {
    method: 'GET',
    path: '/config/vm_images/app_catalog',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.javascript}`,
    answers: 'The images that are applications.',
    answer: imagesOf(true),
  },
  {
    method: 'GET',
    path: '/config/boot_images',
    source: `${sources.reference}; ${sources.javascript}`,
    answers: 'Media that a machine can be started from.',
    answer: listBootImages,
  },
  {
    method: 'POST',
    path: '/user-resource/vm/boot_iso_media',
    source: `${sources.reference}; ${sources.javascript}`,
    answers: 'The machine, started as by rescue_start.',
    answer: bootIsoMedia,
  },
  {
    method: 'GET',
    path: '/pricing/policy',
    source: `${sources.reference}; ${sources.javascript}`,
    answers: 'The price list of the location, flat and per hour.',
    answer: pricingPolicy,
  },
  {
    method: 'GET',
    path: '/user-resource/billing_resources',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    answers: 'The machines of the location that an account (id) pays for.',
    answer: billingResources,
  },
  {
    method: 'GET',
    path: '/user-resource/resource_billing',
    source: sources.pilwio,
    answers: 'Which account pays for a machine; the shape is made up.',
    answer: resourceBilling,
  },
  {
    method: 'GET',
    path: '/user-resource/vm/ip',
    source: sources.pilwio,
    answers: 'The floating IPs that lead to a machine; the shape is that of the list of floating IPs.',
    answer: addressesOfVm,
  },
  {
    method: 'POST',
    path: '/user-resource/vm/ip/public',
    source: `${sources.reference}, deprecated there; ${sources.pilwio}; ${sources.javascript}`,
    answers: 'The machine, with an address that was reserved for it.',
    answer: reservePublicIp,
  },
  {
    method: 'DELETE',
    path: '/user-resource/vm/ip/public',
    source: `${sources.reference}, deprecated there; ${sources.pilwio}; ${sources.javascript}`,
    answers: 'The machine without its address, which stays reserved.',
    answer: releasePublicIp,
  },
  {
    method: 'GET',
    path: '/storage/disks',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.inspace}; ${sources.javascript}`,
    answers: 'The disks of the location that belong to no machine; an empty list for most users.',
    answer: listDisks,
  },
  {
    method: 'GET',
    path: '/storage/disks/{uuid}',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.inspace}; ${sources.javascript}`,
    answers: 'A disk that belongs to no machine, or 404.',
    answer: getDisk,
  },
  {
    method: 'GET',
    path: '/network/firewalls',
    source: `${sources.reference}; ${sources.cloudaxion}; ${sources.inspace}; ${sources.javascript}`,
    answers: 'An empty list: there are no firewalls.',
    answer: none,
  },
  {
    method: 'GET',
    path: '/user-resource/ssh_keys',
    source: `${sources.reference}; ${sources.cloudaxion}`,
    answers: 'An empty list: keys are given with each machine.',
    answer: none,
  },
  {
    method: 'GET',
    path: '/container/groups',
    source: sources.pilw,
    answers: 'An empty list: there are no containers.',
    answer: none,
  },
  {
    method: 'POST',
    path: '/network/ip_addresses/',
    source: sources.javascript,
    answers: 'The floating IP that was reserved.',
    answer: same('createIpAddress'),
  },
  {
    method: 'DELETE',
    path: '/ip_addresses/{address}',
    source: `${sources.reference}, in its example of deleting a floating IP`,
    answers: 'What deleting a floating IP answers.',
    answer: same('deleteIpAddress'),
  },
  {
    method: 'PATCH',
    path: '/network/load_balancers/{uuid}/billing_account',
    source: sources.cloudaxionNotes,
    answers: 'The load balancer with its new account (set_id).',
    answer: same('moveLoadBalancer'),
  },
  {
    method: 'GET',
    path: '/user-resource/service/package/{uuid}',
    source: `${sources.reference}; ${sources.javascript}`,
    answers: 'A managed service, also after it was deleted.',
    answer: getService,
  },
  {
    method: 'GET',
    path: '/payment/billing_account',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    answers: 'A billing account.',
    answer: getBillingAccount,
  },
  {
    method: 'GET',
    path: '/payment/billing_account/unpaid_amount',
    source: `${sources.reference}; ${sources.javascript}`,
    answers: 'What an account has not paid, VAT included: {"message": amount}.',
    answer: unpaidAmount,
  },
  {
    method: 'GET',
    path: '/payment/card',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    answers: 'A card.',
    answer: getCard,
  },
  {
    method: 'GET',
    path: '/payment/invoice',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    answers: 'An invoice.',
    answer: getInvoice,
  },
  {
    method: 'POST',
    path: '/credit/buy',
    source: `${sources.reference}, in its example of buying credit`,
    answers: 'What buying credit answers.',
    answer: same('buyCredit'),
  },
  {
    method: 'POST',
    path: '/payment/pay_all',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    answers: 'Whether all invoices of an account are paid now, and why not.',
    answer: payAll,
  },
  {
    method: 'POST',
    path: '/payment/pay_amount',
    source: `${sources.reference}; ${sources.pilwio}; ${sources.javascript}`,
    answers: 'Which of the oldest invoices an amount paid. No invoice is paid in part.',
    answer: payAmount,
  },
  {
    method: 'POST',
    path: '/payment/credit/request_invoice',
    source: `${sources.reference}; ${sources.javascript}`,
    answers: 'Success; the invoice is in a mail, and nobody ever pays it.',
    answer: requestInvoice,
  },
  {
    method: 'POST',
    path: '/credit/request_invoice',
    source: `${sources.reference}, in its example of the call`,
    answers: 'The same.',
    answer: requestInvoice,
  },
  {
    method: 'GET',
    path: '/payment/has_active_campaigns',
    source: `${sources.reference}; ${sources.javascript}`,
    answers: 'Whether a campaign can be activated.',
    answer: hasActiveCampaigns,
  },
];
