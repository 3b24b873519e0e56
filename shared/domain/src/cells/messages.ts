import { defineMessages } from '@console/ui';
import en from '../messages/en/cells.json';
import { translations } from '../messages/translations';

export const { useText } = defineMessages('domainCells', en, translations);
