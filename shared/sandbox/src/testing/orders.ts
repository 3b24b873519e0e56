/** The customer's billing accounts in the demo. */
export const MAIN = 1_048_001;
export const SECOND = 1_048_002;

/** A good order of a machine, with an address. */
export const vmOrder = {
  location: 'tll',
  name: 'web-01',
  os_name: 'ubuntu',
  os_version: '24.04-lts',
  username: 'deploy',
  password: 'Sandbox-2026',
  vcpu: 2,
  ram: 2048,
  disks: 50,
  billing_account_id: MAIN,
};

/** A good order of the smallest machine, without an address. */
export const smallVmOrder = { ...vmOrder, vcpu: 1, ram: 1024, disks: 20, reserve_public_ip: false };

/** A good order of a managed service. */
export const serviceOrder = {
  service: 'postgresql',
  version: '16.4',
  display_name: 'orders',
  vm_cpu: 2,
  vm_ram: 2048,
  vm_disk_gb: 40,
  package_parameters: JSON.stringify({ location: 'tll' }),
  billing_account_id: MAIN,
};
