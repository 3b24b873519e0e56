import { defineMessages } from '@console/ui';
import en from '../messages/en/processor.json';
import { translations } from '../messages/translations';

/** Texts about the scripts and pages of payment processors. */
export const { useText: useProcessorText, text: processorText } = defineMessages('processor', en, translations);
