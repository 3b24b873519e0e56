import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { BrandMark, Icon, Link } from '@console/ui/frame';
import type { FrameTexts } from './texts';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> & {
  readonly ref?: Ref<HTMLButtonElement>;
};

type HeaderButtonProps = ButtonProps & Pick<FrameTexts, 't'>;

/** A button of the header. */
const HeaderButton = (props: ButtonProps) => <button type="button" className="shell-button" {...props} />;

/** What opens the announcement. */
export const AnnouncementButton = ({ t, ...rest }: HeaderButtonProps) => (
  <HeaderButton aria-label={t('announcement.label')} {...rest}>
    <Icon name="megaphone" />
  </HeaderButton>
);

/** What opens the help. */
export const HelpButton = ({ t, ...rest }: HeaderButtonProps) => (
  <HeaderButton aria-label={t('help.label')} {...rest}>
    <Icon name="circle-help" />
  </HeaderButton>
);

interface AccountButtonProps extends HeaderButtonProps {
  /** Of whoever is signed in, once that is known. */
  readonly initials?: string | undefined;
  /** That something new waits behind it. */
  readonly mark?: ReactNode;
}

/** What opens the account. */
export const AccountButton = ({ t, initials, mark, ...rest }: AccountButtonProps) => (
  <HeaderButton aria-label={t('account.label')} {...rest}>
    <span className="shell-avatar" data-private>
      {initials ?? <Icon name="user" size={14} />}
    </span>
    {mark}
  </HeaderButton>
);

/** The field of the header that opens the search; on phones its icon. */
export function SearchField({ t, isMac, ...rest }: HeaderButtonProps & { readonly isMac: boolean }) {
  return (
    <button
      type="button"
      className="shell-button shell-search"
      aria-haspopup="dialog"
      aria-label={t('search.open')}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      {...rest}
    >
      <Icon name="search" size={14} />
      <span>{t('search.open')}</span>
      <kbd>{isMac ? '⌘ K' : t('search.keys')}</kbd>
    </button>
  );
}

/** The place of the credit, for as long as nobody knows whether there is any. */
export const CreditRoom = () => <span className="shell-credit-room" />;

export interface HeaderProps {
  readonly siteName: string;
  /** Where one is. */
  readonly breadcrumb?: ReactNode;
  readonly search: ReactNode;
  /** What stands at its end. */
  readonly children: ReactNode;
}

/** The header, 35 px high: mark, site, where one is, the search, and what stands at its end. */
export function HeaderView({ siteName, breadcrumb, search, children }: HeaderProps) {
  return (
    <header className="shell-header">
      <Link to="/" className="shell-mark" aria-label={siteName}>
        <BrandMark size={22} ink />
      </Link>
      <span className="shell-site">{siteName}</span>
      {breadcrumb}
      <span className="shell-gap" />
      {/* The search has what the end leaves: it begins where it began, whatever comes or goes beside it. */}
      <div className="shell-tools">
        {search}
        <div className="shell-end">{children}</div>
      </div>
    </header>
  );
}
