import { defineMessages } from '@console/ui';
import en from '../messages/en/vpc.json';
import { translations } from '../messages/translations';

/** Id of a text about networks and what is done to them. */
export type VpcId = keyof typeof en;

export const { Text: VpcText, useText: useVpcText, text: vpcText } = defineMessages('vpc', en, translations);
