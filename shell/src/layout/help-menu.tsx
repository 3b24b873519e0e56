import { useContacts } from '@console/area';
import { Icon, Link, Popover, type IconName } from '@console/ui';
import { HelpButton } from '../frame/header-view';
import { sheet, showShortcuts } from '../shortcuts/load';
import { useText } from '../texts';

interface Entry {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** Second line: the address. */
  readonly detail?: string;
  readonly href: string;
}

function useEntries(): readonly Entry[] {
  const t = useText();
  const { supportUrl, apiDocsUrl, supportEmail, billingEmail } = useContacts();
  const mail = (id: string, icon: IconName, label: string, address: string | undefined): Entry[] =>
    address === undefined ? [] : [{ id, icon, label, detail: address, href: `mailto:${address}` }];
  return [
    ...(supportUrl ? [{ id: 'support', icon: 'life-buoy', label: t('help.support'), href: supportUrl } as const] : []),
    ...(apiDocsUrl ? [{ id: 'api', icon: 'book-open', label: t('help.api'), href: apiDocsUrl } as const] : []),
    ...mail('write', 'mail', t('help.write'), supportEmail),
    ...mail('billing', 'receipt', t('help.billing'), billingEmail),
  ];
}

/** Support, API docs, and whom to write to, as far as the site names them; the shortcuts. */
export function HelpMenu() {
  const t = useText();
  const entries = useEntries();
  return (
    <Popover
      label={t('help.label')}
      width={264}
      align="end"
      trigger={(props, ref) => <HelpButton t={t} ref={ref} {...props} />}
    >
      {(close) => (
        <ul className="shell-help">
          {entries.map(({ id, icon, label, detail, href }) => (
            <li key={id}>
              <Link className="shell-entry" href={href} onClick={close}>
                <Icon name={icon} />
                <span>
                  {label}
                  {detail ? <small>{detail}</small> : null}
                </span>
                {detail ? null : <Icon name="external-link" size={14} />}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="shell-entry"
              onPointerEnter={sheet.preload}
              onFocus={sheet.preload}
              onClick={() => {
                close();
                showShortcuts();
              }}
            >
              <Icon name="keyboard" />
              <span>{t('help.shortcuts')}</span>
            </button>
          </li>
        </ul>
      )}
    </Popover>
  );
}
