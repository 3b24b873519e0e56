import { defineMessages } from '@console/ui';
import en from '../messages/en/cards.json';
import { translations } from '../messages/translations';

/** Texts of what is done with ways to pay. */
export const { Text: CardText, useText: useCardText, text: cardText } = defineMessages('cards', en, translations);
