import { defineMessages } from '@console/ui';
import en from '../../messages/en/metal-lease.json';
import { translations } from '../../messages/translations';

/** Id of a text of the page of one server. */
export type LeaseId = keyof typeof en;

export const { useText: useLeaseText } = defineMessages('metalLease', en, translations);
