import { useQuery } from '@console/api';
import { CodeDisclosure, useAction } from '@console/area';
import { listS3Keys } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { Button, EmptyState, LinkButton, Notice, plainMessage } from '@console/ui';
import { hasNoAccount } from '../key/account';
import { changedByKeys, createCode, createKey } from '../key/requests';
import { useBrowserText } from './texts';

/** Objects are asked for with an access key; without one, it is created here. */
export function NoKey({ onCreated }: { onCreated: () => void }) {
  const t = useBrowserText();
  const { data = [], error: unlisted } = useQuery(listS3Keys, {});
  // The first key comes with the storage account.
  const hasAccount = unlisted === undefined || !hasNoAccount(unlisted);
  const { run, isRunning, error } = useAction(
    async () => {
      await createKey(hasAccount ? data : undefined);
      onCreated();
    },
    { changes: changedByKeys },
  );
  return (
    <div className="ui-stack">
      <EmptyState
        icon="key-round"
        title={t('noKey.title')}
        text={t('noKey.text')}
        actions={
          <>
            <Button
              variant="filled"
              icon="plus"
              pending={isRunning}
              pendingLabel={t('noKey.pending')}
              onClick={() => void run().catch(() => undefined)}
            >
              {t('noKey.create')}
            </Button>
            <LinkButton to={paths.storageKeys()} icon="key-round">
              {t('keys')}
            </LinkButton>
          </>
        }
      />
      {error ? <Notice tone="danger">{plainMessage(error.message)}</Notice> : null}
      <CodeDisclosure requests={() => [createCode(hasAccount)]} />
    </div>
  );
}
