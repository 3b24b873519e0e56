import { endpoints } from './endpoints';
import { privateFields, publicCalls } from './private-fields';

/** Texts of responses that are nobody's own: kinds, states, times, what the site offers, what only programs read. */
const publicFields = new Set(
  `
  status type action state protocol resource_type resourceType assigned_to_resource_type target_type
  restriction_level suspend_reason card_type credit_type r_type service serviceNameInUptime resource_location
  location location_slug slug os_name os_version os_id requested_os_id license_type version pool designated_pool_name
  created created_at updated_at modified_at deleted_at changed_at ended_at unassigned_at accepted_at last_activity
  due_date period_start period_end ongoing_negative_since valid_thru
  country lang site signup_site reseller avatar document admin_notes spec precalc nic_iftune network
  qty_unit price_unit keyword processor processor_method message success usage key currency url data data_ref
  authorize_uri redirect_url return_url return_uri download_uri qr_url client_secret scannable_code source image
  error_msg order charge relay_props ticket_id ticket_url apikey
  vcpu memory size vlan_id vlan_tag subtitle ready_os_ids current_state_id state_id resources_count source_port target_port
  connection_limit priceMultiplier port size_bytes num_objects maxBuckets suspended expire_month expire_year hours
  restricted uptime_types cpus ram_MB disk_size_GB qty discount_percentage vat_percentage
`
    .trim()
    .split(/\s+/),
);

/** Numbers that may come as texts, and are shown as amounts: these are told by their currency. */
const amounts = new Set(
  `
  credit_amount credit_available recurring_payment_amount recurring_payment_threshold discount_amount ongoing subtotal
  subtotal_resource_usage total_before_tax total vat_tax unpaid_amount amount top_up_requirement top_up_done threshold
  restriction_level_clear_topup_threshold price cost credit item_price vat_amount
`
    .trim()
    .split(/\s+/),
);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The names of fields whose values may be texts, of a schema and what is within it. */
function textFields(schema: unknown, field: string | undefined, seen: Set<unknown>, found: Set<string>): void {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  const { type, entries, item, wrapped, options, pipe, value } = schema;
  if (type === 'string' && field !== undefined) found.add(field);
  if (isObject(entries))
    for (const [name, part] of Object.entries(entries)) textFields(part, name, new Set(seen), found);
  for (const part of [item, wrapped, value]) textFields(part, field, seen, found);
  for (const parts of [options, pipe])
    if (Array.isArray(parts)) for (const part of parts) textFields(part, field, new Set(seen), found);
}

it('says of every text that a call answers whether it is private', () => {
  const found = new Set<string>();
  for (const { name, response } of Object.values(endpoints))
    if (!publicCalls.has(name)) textFields(response, undefined, new Set(), found);
  expect(found.size).toBeGreaterThan(100);
  expect([...found].filter((field) => ![privateFields, publicFields, amounts].some((list) => list.has(field)))).toEqual(
    [],
  );
  expect([...privateFields].filter((field) => publicFields.has(field))).toEqual([]);
});

it('names calls that there are', () => {
  expect([...publicCalls].filter((name) => !Object.hasOwn(endpoints, name))).toEqual([]);
});
