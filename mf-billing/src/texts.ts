import { defineMessages } from '@console/ui';
import en from './messages/en/billing.json';
import home from './messages/en/slots-home.json';
import { translations } from './messages/translations';

/** Id of a text of this area's screens, which share some with the home page. */
export type Id = keyof typeof en | keyof typeof home;

export const { useText, Text, text } = defineMessages('billing', { ...en, ...home }, translations);
