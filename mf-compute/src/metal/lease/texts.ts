import { defineMessages } from '@console/ui';
import en from '../../messages/en/metal.json';
import { translations } from '../../messages/translations';

/** Id of a text that the screens of bare metal share. */
export type MetalId = keyof typeof en;

export const { useText: useMetalText, Text: MetalText, text: metalText } = defineMessages('metal', en, translations);
