import './sheet.css';
import { Fragment, useId, type ReactNode } from 'react';
import {
  Dialog,
  IS_MAC,
  Switch,
  useBackCloses,
  useLastingToasts,
  useOneKeyShortcuts,
  VisuallyHidden,
  type BrowserChoice,
  type ShortcutKeys,
} from '@console/ui';
import { useDeclaredText } from '../areas/label';
import { useText as useShellText } from '../texts';
import type { KeyPlace } from './places';
import { useText } from './texts';

interface Line {
  readonly keys: ShortcutKeys;
  readonly label: string;
}

/** Keys as they are printed on the keyboard: those of a chord side by side, those of a pair with 'then' between. */
function Keys({ keys }: { keys: ShortcutKeys }): ReactNode {
  const t = useText();
  const names: Readonly<Record<string, string>> = {
    Mod: IS_MAC ? '⌘' : t('ctrl'),
    Alt: IS_MAC ? '⌥' : 'Alt',
    Escape: 'Esc',
  };
  const nameOf = (key: string): string => names[key] ?? (keys.includes('+') ? key.toUpperCase() : key);
  return (
    <span className="keys">
      {keys.split(' ').map((part, at) => (
        <Fragment key={part}>
          {at > 0 ? <span> {t('then')} </span> : null}
          {part.split('+').map((key, i) => (
            <Fragment key={key}>
              {i > 0 ? <VisuallyHidden> + </VisuallyHidden> : null}
              <kbd className="ui-kbd">{nameOf(key)}</kbd>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {lines.map(({ keys, label }) => (
          <li key={keys}>
            <span>{label}</span>
            <Keys keys={keys} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly choice: BrowserChoice;
}

function ChoiceSwitch({ label, hint, choice: { isOn, setOn } }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="shortcuts-switch">
      <Switch label={label} checked={isOn} onChange={setOn} aria-describedby={id} />
      <p id={id}>{hint}</p>
    </div>
  );
}

/**
 * What a person can set about keys and time: shortcuts of one key, for whoever speaks to the browser or has keys of their own
 * (WCAG 2.1.4), and how long toasts stay (2.2.1).
 */
function Choices(): ReactNode {
  const t = useText();
  return (
    <>
      <ChoiceSwitch
        label={t('oneKey')}
        hint={t('oneKey.hint', { search: IS_MAC ? '⌘ K' : `${t('ctrl')} K` })}
        choice={useOneKeyShortcuts()}
      />
      <ChoiceSwitch label={t('lasting')} hint={t('lasting.hint')} choice={useLastingToasts()} />
    </>
  );
}

/** All shortcuts of the console, and what can be set about them; opened by `?` and from the help menu. */
export function ShortcutSheet({
  open,
  places,
  onClose,
}: {
  open: boolean;
  places: readonly KeyPlace[];
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const shell = useShellText();
  const declared = useDeclaredText();
  useBackCloses(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={640}>
      <div className="shortcuts">
        <Group
          title={t('group.go')}
          lines={places.map(({ keys, entry }) => ({ keys, label: entry ? declared(entry.label) : shell('nav.home') }))}
        />
        <div>
          <Group
            title={t('group.everywhere')}
            lines={[
              { keys: 'Mod+k', label: shell('search.open') },
              { keys: '?', label: t('title') },
              { keys: 'Alt+t', label: t('toast') },
              { keys: 'Alt+m', label: shell('account.mask') },
              { keys: 'Alt+a', label: t('areas') },
              { keys: 'Escape', label: t('escape') },
            ]}
          />
          <Group
            title={t('group.list')}
            lines={[
              { keys: '/', label: t('list.search') },
              { keys: 'Alt+s', label: t('list.selection') },
            ]}
          />
        </div>
      </div>
      <Choices />
    </Dialog>
  );
}
