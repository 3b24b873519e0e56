import { useState } from 'react';
import { Button, Dialog, Notice, Select } from '@console/ui';
import type { Resolution } from '../bulk/plan';
import type { Taken } from '../bulk/taken';
import { nameIn, parentOf } from '../names/path';
import { visibleText } from '../names/visible';
import { ObjectName } from '../parts/object-name';
import { useBrowserText } from '../texts';

/** Names that are decided one by one; what is beyond goes with the decision for all. */
const SHOWN = 100;

interface ConflictDialogProps {
  readonly taken: Taken;
  /** What becomes of names that were not compared. */
  readonly unread: string;
  readonly onDecide: (decide: (key: string) => Resolution) => void;
  readonly onClose: () => void;
}

/** What becomes of names that are taken: for all of them, or for each. Names that were not compared are not passed over. */
export function ConflictDialog({ taken, unread, onDecide, onClose }: ConflictDialogProps) {
  const t = useBrowserText();
  const keys = [...taken.rows.keys()];
  const [all, setAll] = useState<Resolution>('both');
  const [own, setOwn] = useState<ReadonlyMap<string, Resolution>>(new Map());
  const options = (['both', 'overwrite', 'skip'] as const).map((value) => ({ value, label: t(`conflict.${value}`) }));
  const decide = (key: string): Resolution => own.get(key) ?? all;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('conflict.title', { n: keys.length })}
      {...(keys.length > 0 ? { description: t('conflict.about') } : {})}
      width={640}
      dirty={own.size > 0}
      onSubmit={() => onDecide(decide)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('conflict.go')}
          </Button>
        </>
      }
    >
      {taken.unread > 0 ? <Notice tone="warn">{unread}</Notice> : null}
      {keys.length > 1 ? (
        <label className="ui-stack tight">
          <span className="ui-strong">{t('conflict.all')}</span>
          <Select
            label={t('conflict.all')}
            value={all}
            options={options}
            onChange={(value) => {
              setAll(options.find((option) => option.value === value)?.value ?? 'both');
              setOwn(new Map());
            }}
          />
        </label>
      ) : null}
      {keys.length === 0 ? null : (
        <ul className="objects-conflicts" aria-label={t('conflict.each')}>
          {keys.slice(0, SHOWN).map((key) => (
            <li key={key}>
              <span className="ui-grow objects-long">
                <ObjectName name={nameIn(key)} />
                <small className="ui-mut">
                  <ObjectName name={parentOf(key) || '/'} />
                </small>
              </span>
              <Select
                label={t('conflict.of', { name: visibleText(nameIn(key)) })}
                value={decide(key)}
                options={options}
                onChange={(value) =>
                  setOwn(new Map(own).set(key, options.find((option) => option.value === value)?.value ?? all))
                }
              />
            </li>
          ))}
        </ul>
      )}
      {keys.length > SHOWN ? <p className="ui-small ui-mut">{t('conflict.rest', { n: keys.length - SHOWN })}</p> : null}
    </Dialog>
  );
}
