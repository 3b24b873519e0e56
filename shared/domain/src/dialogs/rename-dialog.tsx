import type { CodeRequest } from '@console/api';
import { CodeDisclosure, useAction } from '@console/area';
import type { Endpoint } from '@console/contract/endpoint';
import { useText } from './messages';
import { overwriteText, useLatest } from './use-latest';
import { NameDialog, type NameDialogProps } from '@console/ui';

export interface RenameDialogProps extends Pick<
  NameDialogProps,
  'title' | 'name' | 'hint' | 'optional' | 'problemOf' | 'reason' | 'onClose'
> {
  /** Its name now, from the server. @throws ApiError */
  readonly read: () => Promise<string>;
  /** Gives it the new name. @throws ApiError */
  readonly rename: (name: string) => Promise<unknown>;
  /** Whether what `problemOf` goes by is still being read: nothing is sent before. */
  readonly isReading?: boolean;
  /** Calls whose responses change. */
  readonly changes?: readonly Endpoint[];
  /** The parameter of the call that carries the name: what the server says of it stands at the field. */
  readonly parameter: string;
  /** The call as a program. */
  readonly code: (name: string) => CodeRequest;
}

/** Gives a resource another name. */
export function RenameDialog({
  read,
  rename,
  isReading = false,
  changes = [],
  parameter,
  code,
  ...dialog
}: RenameDialogProps) {
  const t = useText();
  const { read: readLatest, isOverwriting } = useLatest({ facts: [dialog.name], read: async () => [await read()] });
  const { run, error } = useAction(
    async (name: string) => {
      await readLatest();
      await rename(name);
    },
    { changes },
  );
  return (
    <NameDialog
      {...dialog}
      {...(isReading && dialog.reason === undefined ? { reason: t('reading') } : {})}
      {...(isOverwriting ? { saveLabel: overwriteText() } : {})}
      onSave={run}
      error={error}
      fieldError={error?.fieldErrors?.[parameter]}
    >
      {(name) => <CodeDisclosure requests={() => [code(name)]} />}
    </NameDialog>
  );
}
