import { CodeDisclosure, outcomeOf, useAction } from '@console/area';
import { paths } from '@console/contract/paths';
import { Button, Card, CopyText, DateTime, ErrorPanel, LinkButton, Status } from '@console/ui';
import { useBoundText } from '../../key/use-bound-text';
import { failureMessages, isStoreError } from '../../object-store';
import { originOf, ownOrigin } from '../actions/origin';
import { corsCode, setOrigin } from '../actions/requests';
import type { BucketRow } from '../rows';
import { BucketText, useBucketText } from '../texts';
import { useReach, type Reach, type Reached } from './use-reach';

/** What stands in the way is the rule, and not the key, the clock or the network. */
const isRefused = (reach: Reach): boolean => reach.state === 'failed' && isStoreError(reach.error, 'cors');

/** How the check went, and what to do. */
function Verdict({ reach }: { reach: Reach }) {
  const t = useBucketText();
  const boundText = useBoundText();
  switch (reach.state) {
    case 'checking':
      return <Status isWhole state="working" label={t('cors.checking')} />;
    case 'open':
      return <Status isWhole state="good" label={t('cors.open')} />;
    case 'bound':
      return <p>{boundText(reach.binding, 'objects')}</p>;
    case 'noKey':
      return (
        <>
          <Status isWhole state="notice" label={t('cors.noKey')} />
          <p className="ui-small ui-mut">{t('connect.noKey')}</p>
        </>
      );
    case 'failed': {
      const { title, help, detail } = failureMessages(reach.error);
      return (
        <>
          <Status isWhole state={isRefused(reach) ? 'notice' : 'broken'} label={title} />
          <p className="ui-small ui-mut">
            {isRefused(reach) ? t('cors.refusedDetail') : [help, detail].filter(Boolean).join(' ')}
          </p>
        </>
      );
    }
  }
}

/** The origin that the bucket lets in, as far as it can be known: the rule itself is not told. */
function AllowedOrigin({ reach, lastSet }: Pick<Reached, 'reach' | 'lastSet'>) {
  const t = useBucketText();
  if (reach.state === 'open') return <span className="ui-mono">{ownOrigin()}</span>;
  const set = lastSet?.details.allowed_origin;
  if (!lastSet || typeof set !== 'string') return <span className="ui-mut">{t('cors.unknown')}</span>;
  return (
    <>
      <span className="ui-mono">{originOf(set)}</span>
      <br />
      <small className="ui-mut">
        <BucketText id="cors.setHere" values={{ when: <DateTime value={lastSet.at} as="relative" /> }} />
      </small>
    </>
  );
}

/** Tells whether this console may show and upload objects, which the browser asks the object store, and sets that right. */
export function CorsCard({ bucket, onOther }: { bucket: BucketRow; onOther: () => void }) {
  const t = useBucketText();
  const { reach, lastSet, check } = useReach(bucket.name);
  const own = ownOrigin();
  const { run, isRunning, error } = useAction(async () => {
    await setOrigin(bucket, own);
    check?.();
  });
  return (
    <Card
      title={t('cors.title')}
      actions={
        check ? (
          <Button
            size="sm"
            icon="refresh-cw"
            onClick={check}
            pending={reach.state === 'checking'}
            pendingLabel={t('cors.checking')}
          >
            {t('cors.check')}
          </Button>
        ) : undefined
      }
    >
      <div className="ui-stack">
        <div aria-live="polite">
          <Verdict reach={reach} />
        </div>
        <dl className="ui-stack tight">
          <div>
            <dt className="ui-small ui-mut">{t('cors.allowed')}</dt>
            <dd>
              <AllowedOrigin reach={reach} lastSet={lastSet} />
            </dd>
          </div>
          <div>
            <dt className="ui-small ui-mut">{t('cors.own')}</dt>
            <dd>
              <CopyText mono value={own} label={t('cors.own')} />
            </dd>
          </div>
        </dl>
        <p className="ui-small ui-mut">{t('cors.onlyOne')}</p>
        {error ? (
          <ErrorPanel title={t(outcomeOf(error) === 'unknown' ? 'cors.failed' : 'cors.refused')} error={error} />
        ) : null}
        <div className="ui-row wrap">
          {isRefused(reach) ? (
            <Button
              onClick={() => void run().catch(() => undefined)}
              pending={isRunning}
              pendingLabel={t('cors.pending')}
            >
              {t('cors.allowOwn')}
            </Button>
          ) : null}
          {reach.state === 'noKey' ? (
            <LinkButton to={`${paths.storageKeys()}?dialog=create`}>{t('connect.createKey')}</LinkButton>
          ) : null}
          <Button variant="bare" onClick={onOther}>
            {t('cors.other')}
          </Button>
        </div>
        <CodeDisclosure requests={() => [corsCode(bucket, own)]} />
      </div>
    </Card>
  );
}
