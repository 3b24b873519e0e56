import { CodeDisclosure, useAction } from '@console/area';
import { paths } from '@console/contract/paths';
import { Button, handsFocusOn, LinkButton, LocationFailureStrip, Notice, plainMessage } from '@console/ui';
import { ownOrigin } from '../bucket/actions/origin';
import { corsCode, setOrigin } from '../bucket/actions/requests';
import { failureMessages, isStoreError } from '../object-store';
import { useBrowserText } from './texts';

/** A bucket lets pages of one origin in: this console's takes the place of the one before. */
export function LetIn({ bucket, onDone }: { bucket: string; onDone: () => void }) {
  const t = useBrowserText();
  const [named, origin] = [{ name: bucket }, ownOrigin()];
  const { run, isRunning, error } = useAction(async () => {
    await setOrigin(named, origin);
    onDone();
  });
  return (
    <div className="ui-stack">
      <div className="ui-row wrap">
        <Button
          variant="filled"
          icon="plug"
          pending={isRunning}
          pendingLabel={t('cors.pending')}
          onClick={() => void run()}
        >
          {t('cors.allow', { origin: window.location.host })}
        </Button>
        <Button onClick={onDone}>{t('retry')}</Button>
      </div>
      <p className="ui-small ui-mut">{t('cors.replaces')}</p>
      {error ? <Notice tone="danger">{plainMessage(error.message)}</Notice> : null}
      <CodeDisclosure requests={() => [corsCode(named, origin)]} />
    </div>
  );
}

interface FailureProps {
  readonly bucket: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why the objects of a bucket cannot be shown, and what to do. */
export function StoreFailure({ bucket, error, onRetry }: FailureProps) {
  const t = useBrowserText();
  const { title, help, detail } = failureMessages(error);
  return (
    <div ref={handsFocusOn} className="objects-failure ui-stack" role="alert">
      <h2>{title}</h2>
      <p>{isStoreError(error, 'cors') ? t('cors.about') : help}</p>
      {detail ? <p className="ui-small ui-mut">{detail}</p> : null}
      {isStoreError(error, 'cors') ? (
        <LetIn bucket={bucket} onDone={onRetry} />
      ) : (
        <div className="ui-row wrap">
          <Button variant="filled" onClick={onRetry}>
            {t('retry')}
          </Button>
          {isStoreError(error, 'key') ? (
            <LinkButton to={paths.storageKeys()} icon="key-round">
              {t('keys')}
            </LinkButton>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** The same above a list of which something is shown. */
export function StoreFailureStrip({ error, onRetry }: Omit<FailureProps, 'bucket'>) {
  const { title, help, detail } = failureMessages(error);
  return <LocationFailureStrip title={`${title}.`} text={help} {...(detail ? { detail } : {})} onRetry={onRetry} />;
}
