import { defineMessages } from '@console/ui';
import en from './messages/en.json';

export const { useText } = defineMessages('offers', en, {
  et: () => import(/* webpackChunkName: "offers-et" */ './messages/et.json'),
  id: () => import(/* webpackChunkName: "offers-id" */ './messages/id.json'),
  de: () => import(/* webpackChunkName: "offers-de" */ './messages/de.json'),
});
