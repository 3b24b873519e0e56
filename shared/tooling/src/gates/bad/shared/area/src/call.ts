import { startVm } from '@console/contract/vm-change';
import { paths } from '@console/contract/paths';

export const screen = paths.vm({ location: 'tll', vmId: '7' });
export const call = startVm;
export const kept = ['billing_account_id'];
