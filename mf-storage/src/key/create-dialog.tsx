import { useRef, useState } from 'react';
import { invalidate } from '@console/api';
import { CodeDisclosure, defineAction, saveFile } from '@console/area';
import type { S3Key } from '@console/contract/bucket';
import { useConfirmedAction } from '@console/domain/dialogs';
import { Button, CopyText, Dialog, ErrorPanel, Notice } from '@console/ui';
import { ToolSetup } from '../connect/tool-setup';
import { useText } from '../parts/texts';
import { changedByKeys, createCode, createKey } from './requests';
import { Secret } from './secret';
import { useKeyText } from './texts';

const createAction = defineAction<null>('s3key.create');

/** The pair that was made, whole and as files of the usual tools. */
function Made({ access, onClose }: { access: S3Key; onClose: () => void }) {
  const t = useKeyText();
  const shared = useText();
  const { accessKey, secretKey } = access;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('made.title')}
      description={t('made.about')}
      footer={
        <>
          <Button
            icon="download"
            onClick={() => saveFile(`${accessKey}.txt`, `access_key=${accessKey}\nsecret_key=${secretKey}\n`)}
          >
            {t('made.download')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t('made.done')}
          </Button>
        </>
      }
    >
      <dl className="ui-stack tight">
        <div>
          <dt className="ui-small ui-mut">{shared('key.access')}</dt>
          <dd>
            <CopyText mono value={accessKey} label={shared('key.access')} />
          </dd>
        </div>
        <div>
          <dt className="ui-small ui-mut">{shared('key.secret')}</dt>
          <dd>
            <Secret value={secretKey} name={accessKey} isShownFirst />
          </dd>
        </div>
      </dl>
      <ToolSetup access={access} />
    </Dialog>
  );
}

export interface CreateKeyDialogProps {
  /** The keys that there are; undefined where there is no storage account. */
  readonly known: readonly S3Key[] | undefined;
  readonly onClose: () => void;
}

/** Makes a pair of keys, and shows it. A lost response is looked up: the pair is in the list then. */
export function CreateKeyDialog({ known, onClose }: CreateKeyDialogProps) {
  const t = useKeyText();
  const [made, setMade] = useState<S3Key>();
  const isOwn = useRef(false);
  const { dialog, run } = useConfirmedAction(createAction, {
    about: '',
    onClose,
    // One that was begun before this dialog was opened has nothing to show here: its pair is in the list.
    onDone: () => (isOwn.current ? undefined : onClose()),
  });
  const { pending = false, error, note, unsure } = dialog.operation ?? {};
  if (made) return <Made access={made} onClose={onClose} />;
  const create = (): void => {
    const work = async (): Promise<void> => {
      try {
        setMade(await createKey(known));
      } finally {
        for (const changed of changedByKeys) void invalidate(changed);
      }
    };
    isOwn.current = true;
    // The failure is read from the action.
    run({ values: null, work, running: t('create.running'), done: t('create.done') }).catch(() => undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create')}
      description={t('create.about')}
      dirty={pending}
      onSubmit={create}
      footer={
        <>
          <span className="note" aria-live="polite">
            {pending ? note : null}
          </span>
          <Button onClick={onClose}>{unsure?.leave ?? t('setup.close')}</Button>
          <Button variant="filled" type="submit" pending={pending} pendingLabel={t('create.pending')}>
            {unsure?.again ?? t('create')}
          </Button>
        </>
      }
    >
      {known ? null : <Notice>{t('create.account')}</Notice>}
      {known && known.length > 0 ? <p>{t('create.many', { n: known.length })}</p> : null}
      {error && !pending ? <ErrorPanel error={error} /> : null}
      <CodeDisclosure requests={() => [createCode(known !== undefined)]} />
    </Dialog>
  );
}
