import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text of the page of one server. */
export type LeaseId = keyof typeof en;

export const { useText: useLeaseText } = defineMessages('metalLease', en);
