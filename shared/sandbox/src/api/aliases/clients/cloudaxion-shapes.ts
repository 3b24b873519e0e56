import type { Reads } from './client';

/** What is taken of a private network. */
export const network: Record<string, Reads> = {
  uuid: 'text',
  name: 'text',
  type: 'text',
  subnet: 'text',
  subnet_ipv6: 'text?',
  vlan_id: 'number?',
  is_default: 'flag',
  vm_uuids: 'list',
  resources_count: 'number',
  created_at: 'text',
  updated_at: 'text?',
};

/** What is taken of a virtual machine and its first disk. */
export const machine: Record<string, Reads> = {
  uuid: 'text',
  name: 'text',
  status: 'text',
  hostname: 'text',
  vcpu: 'number',
  memory: 'number',
  os_name: 'text',
  os_version: 'text',
  private_ipv4: 'text',
  public_ipv6: 'text?',
  mac: 'text',
  username: 'text?',
  description: 'text',
  backup: 'flag',
  license_type: 'text?',
  billing_account: 'number',
  designated_pool_uuid: 'text?',
  designated_pool_name: 'text?',
  'storage.0.uuid': 'text',
  'storage.0.name': 'text',
  'storage.0.size': 'number',
  'storage.0.primary': 'flag',
  'storage.0.replica': 'list',
  user_id: 'number',
  created_at: 'text',
};

/** What is taken of a floating IP. */
export const address: Record<string, Reads> = {
  id: 'number',
  address: 'text',
  name: 'text',
  type: 'text',
  billing_account_id: 'number',
  enabled: 'flag',
  is_deleted: 'flag',
  is_virtual: 'flag',
  user_id: 'number',
};

/** What is taken of a load balancer, its first rule and its first target. */
export const balancer: Record<string, Reads> = {
  uuid: 'text',
  display_name: 'text',
  network_uuid: 'text',
  billing_account_id: 'number',
  private_address: 'text',
  is_deleted: 'flag',
  'forwarding_rules.0.uuid': 'text',
  'forwarding_rules.0.source_port': 'number',
  'forwarding_rules.0.target_port': 'number',
  'forwarding_rules.0.protocol': 'text',
  'forwarding_rules.0.settings': 'object',
  'targets.0.target_uuid': 'text',
  'targets.0.target_type': 'text',
  'targets.0.target_ip_address': 'text',
};
