import { useRef, useState } from 'react';
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

type LinkingStore = Pick<ObjectStore, 'bucket' | 'head' | 'presign'>;

interface Made {
  readonly address: string;
  readonly until: Date;
  /** The access key that has signed it, and takes it along when it is deleted. */
  readonly signedBy: string;
}

/** `<access key>/<day>/<region>/s3/aws4_request`. (Signature V4) */
const signerOf = (address: string): string =>
  new URL(address).searchParams.get('X-Amz-Credential')?.split('/')[0] ?? '';

/** A link by which anybody can read the object for some time. */
export function LinkPart({ store, objectKey }: { store: LinkingStore; objectKey: string }) {
  const t = useBrowserText();
  const { duration, date } = useFormat();
  const [seconds, setSeconds] = useState<number>(EXPIRIES[0]);
  const [isSaved, setSaved] = useState(false);
  const [made, setMade] = useState<Made>();
  const [error, setError] = useState<unknown>();
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<AbortController>(null);
  /** What was made before is no link of the kind that is chosen now, nor is what is being made. */
  const drop = (): void => {
    asked.current?.abort();
    setAsking(false);
    setMade(undefined);
  };
  const make = async (): Promise<void> => {
    const mine = new AbortController();
    asked.current = mine;
    setError(undefined);
    setAsking(true);
    try {
      // A key that was deleted elsewhere signs as well as any: the object is asked for before its link is said to work.
      await store.head(objectKey, mine.signal);
      const until = new Date(Date.now() + seconds * 1000);
      const address = await store.presign(objectKey, {
        expires: seconds,
        ...(isSaved ? { download: nameIn(objectKey) } : {}),
      });
      if (!mine.signal.aborted) setMade({ address, until, signedBy: signerOf(address) });
    } catch (failure) {
      if (!mine.signal.aborted) setError(failure);
    }
    if (!mine.signal.aborted) setAsking(false);
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
            drop();
          }}
        />
      </label>
      <Checkbox
        label={t('link.download')}
        checked={isSaved}
        onChange={(checked) => {
          setSaved(checked);
          drop();
        }}
      />
      <div>
        <Button
          variant="filled"
          icon="link"
          pending={isAsking}
          pendingLabel={t('link.pending')}
          onClick={() => void make()}
        >
          {t('link.create')}
        </Button>
      </div>
      {error === undefined ? null : <StoreFailureStrip error={error} onRetry={() => void make()} />}
      {made ? (
        <div className="ui-stack tight" role="status">
          <CommandLine label={t('link.link')} command={made.address} />
          <p className="ui-small ui-mut">
            {t('link.until', { date: date(made.until, 'datetime'), key: made.signedBy })}
          </p>
        </div>
      ) : null}
      <Commands bucket={store.bucket} commands={[linkCommand(store.bucket, objectKey, seconds)]} />
    </>
  );
}
