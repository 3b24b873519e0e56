/** Calls that answer everybody the same: what the site offers. Nothing of it is anybody's own. */
export const publicCalls: ReadonlySet<string> = new Set([
  'getUiConfig',
  'getPrivileges',
  'getPriceList',
  'listLocations',
  'listHostPools',
  'listVmImages',
  'listVmParameters',
  'listMetalOs',
  'listMetalSpecs',
  'listServiceImages',
  'getClearThreshold',
  'getFinalTopUpAmount',
]);

/** Calls whose descriptions are mostly words for everybody ('Top-up'): those with a number in them are taken. */
export const wordedCalls: ReadonlySet<string> = new Set(['listCredit', 'listInvoices']);

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Fields of responses whose values are masked wherever they are shown: names, addresses, emails, ids, secrets. Amounts are found
 * by their currency. A text of the contract of which no
 * list says what it is fails a test.
 */
export const privateFields = words(`
  name title label display_name displayName vm_name cluster_name company_name document_name billing_account_name
  first_name last_name customer_name card_holder owner access_owner username grantee_username sql_user hostname
  description descr reference identifier allowed_origin
  email customer_phone phone_number
  address address_line1 address_line2 city county post_index
  company_reg_code company_vat_number customer_id_number personal_id_number integration_id
  private_ipv4 public_ipv6 private_ip_address public_ipv6_address private_address assigned_to_private_ip ip_address
  ip_public_v4 ip_public_v6 target_ip_address service_ip subnet subnet_ipv6 whitelist_addresses
  mac mac_addr mac_addresses vmi_mac
  id uuid user_id billing_account billing_account_id invoice_id padded_id owner_id acting_user_id grantee_id resource_id
  payment_object_id network_id consumer_id kong_id kong_key cookie_id userId charge_id
  master_uuid machine_uuid network_uuid owner_uuid target_uuid vm_uuids vmi_uuid assigned_to lease_id
  designated_pool_uuid last4 referral_code referral_share_code account_snapshot additional_data
  token accessKey secretKey sql_pass ssh_credentials caps subusers swiftCredentials
`);
