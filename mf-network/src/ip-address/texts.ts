import { defineMessages } from '@console/ui';
import en from '../messages/en/ip-address.json';
import { translations } from '../messages/translations';

/** Id of a text of the floating IPs' dialogs. */
export type IpId = keyof typeof en;

export const { Text: IpText, text: ipText, useText: useIpText } = defineMessages('ipAddress', en, translations);
