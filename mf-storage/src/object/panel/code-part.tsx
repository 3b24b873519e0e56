import type { ObjectFacts } from '../../object-store';
import { nameIn, parentOf } from '../names/path';
import { Commands } from '../parts/commands';
import {
  copyCommand,
  deleteCommand,
  downloadCommand,
  headCommand,
  linkCommand,
  metadataCommand,
  moveCommand,
  uploadCommand,
} from '../parts/object-commands';
import { useBrowserText } from '../texts';

interface CodePartProps {
  readonly bucket: string;
  readonly objectKey: string;
  readonly facts: ObjectFacts | undefined;
}

/** What can be done with an object, as commands. */
export function CodePart({ bucket, objectKey: key, facts }: CodePartProps) {
  const t = useBrowserText();
  const beside = `${parentOf(key)}copy-of-${nameIn(key)}`;
  return (
    <Commands
      isOpen
      bucket={bucket}
      commands={[
        { label: t('download'), ...downloadCommand(bucket, key) },
        { label: t('cli.upload'), ...uploadCommand(bucket, key) },
        { label: t('facts.title'), ...headCommand(bucket, key) },
        { label: t('copy'), ...copyCommand(bucket, key, beside) },
        { label: t('move'), ...moveCommand(bucket, key, beside) },
        ...(facts ? [{ label: t('facts.metadata'), ...metadataCommand(bucket, key, facts) }] : []),
        { label: t('part.link'), ...linkCommand(bucket, key, 900) },
        { label: t('delete'), ...deleteCommand(bucket, key) },
      ]}
    />
  );
}
