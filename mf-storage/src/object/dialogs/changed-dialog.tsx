import { Button, Dialog, Notice, useFormat } from '@console/ui';
import type { ObjectRow } from '../../object-store';
import { nameIn } from '../names/path';
import type { Changes } from '../bulk/taken';
import { ObjectName } from '../parts/object-name';
import { useBrowserText } from '../texts';

/** Changes that are listed; of more, the number is said. */
const SHOWN = 100;

interface ChangedDialogProps {
  readonly found: Changes;
  /** Carries out what was asked for. */
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Says what somebody else has written meanwhile, before it is overwritten, moved or deleted. */
export function ChangedDialog({ found: { changes, unread }, onGo, onClose }: ChangedDialogProps) {
  const t = useBrowserText();
  const { bytes, date } = useFormat();
  const facts = ({ size, modified }: ObjectRow): string =>
    t('changed.facts', { size: bytes(size), date: date(modified, 'datetime') });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('changed.title', { n: changes.length })}
      {...(changes.length > 0 ? { description: t('changed.about') } : {})}
      onSubmit={onGo}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('changed.go')}
          </Button>
        </>
      }
    >
      {unread > 0 ? <Notice tone="warn">{t('changed.unread', { n: unread })}</Notice> : null}
      {changes.length === 0 ? null : (
        <ul className="objects-conflicts" aria-label={t('changed.each')}>
          {changes.slice(0, SHOWN).map(({ before, now }) => (
            <li key={before.key}>
              <span className="ui-grow objects-long">
                <ObjectName name={nameIn(before.key)} />
                <small className="ui-mut">{t('changed.before', { facts: facts(before) })}</small>
                <small>{now ? t('changed.now', { facts: facts(now) }) : t('changed.gone')}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {changes.length > SHOWN ? (
        <p className="ui-small ui-mut">{t('bulk.more', { n: changes.length - SHOWN })}</p>
      ) : null}
    </Dialog>
  );
}
