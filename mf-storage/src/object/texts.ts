import { defineMessages } from '@console/ui';
import en from '../messages/en/storage-browser.json';
import { translations } from '../messages/translations';

export const {
  Text: BrowserText,
  useText: useBrowserText,
  text: browserText,
} = defineMessages('storageBrowser', en, translations);
