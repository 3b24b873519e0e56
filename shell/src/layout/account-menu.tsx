import { useQuery, useSession } from '@console/api';
import { useShownEmail } from '@console/area';
import { getUser, type User } from '@console/contract/user';
import { Link } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { Icon, initialsOf, Popover, Segmented, useColorScheme } from '@console/ui';
import { useDeclaredText } from '../areas/label';
import { navigationOf } from '../areas/registry';
import { CHAT_STATUS, ChatEntry, chatOpener, useUnreadChat } from '../chat/entry';
import { AccountButton } from '../frame/header-view';
import { mask, toggleMask } from '../mask/load';
import { maskStore } from '../mask/store';
import { askToSignOut } from '../session/sign-out';
import { useText } from '../texts';
import { useAreas } from './areas-context';
import { askToReturn } from './banners';

type Names = {
  readonly name: string;
  readonly profile_data: Pick<User['profile_data'], 'first_name' | 'last_name' | 'email'>;
};

/** How a user is called: first and last name, else the address, else the user name. */
export function displayName({ name, profile_data: { first_name, last_name, email } }: Names): string {
  const full = [first_name, last_name].filter(Boolean).join(' ').trim();
  return full || email || name;
}

const MODES = ['auto', 'light', 'dark'] as const;

function SchemeChoice() {
  const t = useText();
  const { mode, setMode } = useColorScheme();
  return (
    <div className="shell-scheme">
      <span>{t('account.scheme')}</span>
      <Segmented
        label={t('account.scheme')}
        size="sm"
        value={mode}
        onChange={(value) => setMode(MODES.find((known) => known === value) ?? 'auto')}
        options={MODES.map((value) => ({ value, label: t(`account.${value}`) }))}
      />
    </div>
  );
}

function MaskEntry({ onChoose }: { onChoose: () => void }) {
  const t = useText();
  const { isOn } = maskStore();
  return (
    <button
      type="button"
      className="shell-entry"
      aria-pressed={isOn}
      onPointerEnter={mask.preload}
      onClick={() => {
        onChoose();
        toggleMask();
      }}
    >
      <Icon name="eye-off" />
      {t('account.mask')}
      {isOn ? <Icon name="check" size={14} /> : null}
    </button>
  );
}

/** Who is signed in, and what belongs to that: profile, colour scheme, sign out. */
export function AccountMenu() {
  const t = useText();
  const areas = useAreas();
  const { data: user } = useQuery(getUser, {});
  const { impersonation } = useSession();
  const shown = useShownEmail({ checksAdministrator: false });
  const unread = useUnreadChat();
  const declared = useDeclaredText();
  return (
    <Popover
      label={t('account.label')}
      width={264}
      align="end"
      trigger={(props, ref) => (
        <AccountButton
          t={t}
          initials={user && initialsOf(displayName(user))}
          mark={unread > 0 ? <span className="chat-mark" /> : null}
          aria-describedby={unread > 0 ? CHAT_STATUS : undefined}
          ref={ref}
          {...chatOpener}
          {...props}
        />
      )}
    >
      {(close) => (
        <div className="shell-account">
          {user ? (
            <p className="shell-who">
              <b>{shown(displayName(user))}</b>
              <span>{shown(user.profile_data.email ?? user.name)}</span>
            </p>
          ) : null}
          <SchemeChoice />
          {navigationOf(areas, 'account').map(({ id, icon, label, to }) => (
            <Link key={id} className="shell-entry" to={to} onClick={close}>
              <Icon name={icon} />
              {declared(label)}
            </Link>
          ))}
          {impersonation ? (
            <button
              type="button"
              className="shell-entry"
              onClick={() => {
                close();
                void askToReturn();
              }}
            >
              <Icon name="venetian-mask" />
              {t('session.return')}
            </button>
          ) : null}
          <Link className="shell-entry" to={paths.labels()} onClick={close}>
            <Icon name="tag" />
            {t('account.labels')}
          </Link>
          <MaskEntry onChoose={close} />
          <ChatEntry onChoose={close} />
          <button
            type="button"
            className="shell-entry"
            onClick={() => {
              close();
              void askToSignOut();
            }}
          >
            <Icon name="log-out" />
            {t('account.signOut')}
          </button>
        </div>
      )}
    </Popover>
  );
}
