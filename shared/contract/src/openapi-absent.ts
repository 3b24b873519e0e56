/** What is sent as somebody has configured it: whatever is optional there may be absent. */
const asConfigured = ['SiteConfig', 'PaymentProcessor', 'PredefinedPackage', 'Location', 'getUiConfig'];

/**
 * Fields that the API does not always send, by entity or call; all others it does. The reader is more tolerant: what it
 * calls `maybe` it can do without. A test holds every response of the sandbox against the document that this makes.
 */
const absent: readonly string[] = [
  'Card.additional_data',
  'IpAddress.assigned_to',
  'IpAddress.assigned_to_private_ip',
  'IpAddress.assigned_to_resource_type',
  'IpAddress.unassigned_at',
  'LoadBalancer.deleted_at',
  'ManagedService.deleted_at',
  'ManagedService.prices.serviceNameInUptime',
  'MetalMachine.admin_notes',
  'PriceEntry.gigabytes_from',
  'PriceEntry.num_cpus_from',
  'ServiceImage.icon',
  'ServiceImage.read_more_url',
  'ServiceImage.specification',
  'User.kong_key',
  'Vm.license_type',
  'Vm.nic_iftune',
  'Vm.public_ipv6',
  'VmParameter.constraint',
  'VmParameter.expression',
  'VmParameter.ignore_for',
  'VmParameter.limited_by',
  'VmParameter.limits',
  'VmParameter.max',
  'VmParameter.min',
  'VmParameter.values',
  'VmStorage.updated_at',
  'listMetalOs.os_types.icon',
];

/** Whether fields of an entity are sent where they are configured. `path`: the entity or call, then names of fields. */
export const isAsConfigured = (path: string): boolean => asConfigured.includes(path.split('.')[0] ?? '');

/** Whether a field may be absent. `path`: the entity or call, then names of fields, as in `Vm.license_type`. */
export const mayBeAbsent = (path: string): boolean => absent.includes(path);
