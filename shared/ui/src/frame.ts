/** What the frames of the console and of sign-in are drawn of; it runs on a server, too, where there is no page. */
export { BrandMark } from './parts/brand-mark';
export { Icon } from './parts/icon';
export type { IconName } from './parts/icons';
export { Link } from './parts/link';
export type { LinkComponentProps } from './root/link-context';
export { SignedOutFrame } from './parts/signed-out-frame';
export { ThemeRoot } from './root/theme-root';
