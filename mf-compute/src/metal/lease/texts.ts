import { defineMessages } from '@console/ui';
import en from './messages/en.json';

/** Id of a text of the page of one server. */
export type LeaseId = keyof typeof en;

export const { useText: useLeaseText } = defineMessages('metalLease', en, {
  et: () => import(/* webpackChunkName: "texts-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "texts-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ './messages/de.json'),
});
