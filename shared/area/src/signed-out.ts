/**
 * What the area that signs people in needs, of all packages that the shell lends: the one group that comes with the first file of the
 * shell. The rest comes while a person types. (decision 61)
 */
export { cutText, signIn, STORAGE_KEYS, storage, toApiError, useSession } from '@console/api';
export {
  BrandMark,
  Button,
  defineMessages,
  Icon,
  IconButton,
  Motif,
  Notice,
  SignedOutFrame,
  translateSentence,
  useFormat,
  type Translations,
} from '@console/ui';
export { createSignedOut } from './create-signed-out';
export { setTitle } from './document-title';
export { lazyScreen } from './lazy-screen';
export { replacePath, usePagePath } from './page-path';
export { reloadPage, safeExternalUrl, safePath } from './safe-path';
export { currentSite, useLocations, useSite, useSiteConfig } from './site';
