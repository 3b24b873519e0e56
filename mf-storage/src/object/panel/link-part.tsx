import { useState } from 'react';
import { CommandLine } from '@console/domain/connect';
import { Button, Checkbox, Notice, Select, useFormat } from '@console/ui';
import type { ObjectStore } from '../../object-store';
import { nameIn } from '../names/path';
import { Commands } from '../parts/commands';
import { linkCommand } from '../parts/object-commands';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds that a link may be good for; a signature is, for a week at most. (S3) */
const EXPIRIES = [15 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY] as const;

interface Made {
  readonly address: string;
  readonly until: Date;
}

/** A link by which anybody can read the object for some time. */
export function LinkPart({ store, objectKey }: { store: ObjectStore; objectKey: string }) {
  const t = useBrowserText();
  const { duration, date } = useFormat();
  const [seconds, setSeconds] = useState<number>(EXPIRIES[0]);
  const [isSaved, setSaved] = useState(false);
  const [made, setMade] = useState<Made>();
  const [error, setError] = useState<unknown>();
  const make = async (): Promise<void> => {
    setError(undefined);
    try {
      const until = new Date(Date.now() + seconds * 1000);
      const address = await store.presign(objectKey, {
        expires: seconds,
        ...(isSaved ? { download: nameIn(objectKey) } : {}),
      });
      setMade({ address, until });
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <>
      <Notice tone="warn">{t('link.warning')}</Notice>
      <label className="ui-stack tight">
        <span className="ui-strong">{t('link.expires')}</span>
        <Select
          label={t('link.expires')}
          value={String(seconds)}
          options={EXPIRIES.map((one) => ({ value: String(one), label: duration(one) }))}
          onChange={(value) => {
            setSeconds(Number(value));
            setMade(undefined);
          }}
        />
      </label>
      <Checkbox
        label={t('link.download')}
        checked={isSaved}
        onChange={(checked) => {
          setSaved(checked);
          setMade(undefined);
        }}
      />
      <div>
        <Button variant="filled" icon="link" onClick={() => void make()}>
          {t('link.create')}
        </Button>
      </div>
      {error === undefined ? null : <StoreFailureStrip error={error} onRetry={() => void make()} />}
      {made ? (
        <div className="ui-stack tight" role="status">
          <CommandLine label={t('link.link')} command={made.address} />
          <p className="ui-small ui-mut">{t('link.until', { date: date(made.until, 'datetime') })}</p>
        </div>
      ) : null}
      <Commands bucket={store.bucket} commands={[linkCommand(store.bucket, objectKey, seconds)]} />
    </>
  );
}
