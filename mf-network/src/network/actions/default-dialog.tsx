import { useState } from 'react';
import { call, useQuery, type Located } from '@console/api';
import { defineAction, locationName, useActionOf, useShownEmail } from '@console/area';
import { listNetworks, type Network } from '@console/contract/network';
import { useBinding, type Binding } from '@console/domain/binding';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { Consequences, Dialog, SkeletonText } from '@console/ui';
import { whyNot } from '../can';
import { useVpcText, VpcText } from '../texts';
import { defaultCode, defaultFact, makeDefault } from './requests';

type Nothing = Readonly<Record<string, never>>;

const NOTHING: Nothing = {};
const defaultAction = defineAction<Nothing>('network.makeDefault');

const defaultOf = (networks: readonly Network[]): Network | undefined => networks.find((row) => row.is_default);

export interface DefaultDialogProps {
  readonly network: Located<Network>;
  readonly onClose: () => void;
}

/**
 * Makes a network the default one of its location: what goes there from now on, and what becomes of the one before. What that
 * is has to be known first, also to see whether somebody else changes it meanwhile.
 */
export function DefaultDialog({ network, onClose }: DefaultDialogProps) {
  const t = useVpcText();
  const { data, error } = useQuery(listNetworks, { location: network.location });
  // Whoever is kept to one billing account is refused: it would change where new things of the others go. (decision 0014)
  const binding = useBinding();
  if (binding !== undefined && (data || error))
    return <DefaultForm network={network} before={data && defaultOf(data)} binding={binding} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('default.title')}>
      <SkeletonText lines={3} />
    </Dialog>
  );
}

/** Why the person may not; undefined where they may. */
function useBoundText(binding: Binding | null): string | undefined {
  const t = useVpcText();
  const shown = useShownEmail({ checksAdministrator: false });
  if (!binding) return undefined;
  return binding.by === 'token' ? t('can.token') : t('can.acting', { owner: shown(binding.owner) });
}

interface DefaultFormProps extends DefaultDialogProps {
  readonly before: Network | undefined;
  readonly binding: Binding | null;
}

function DefaultForm({ network, before, binding, onClose }: DefaultFormProps) {
  const t = useVpcText();
  const { location, name, uuid } = network;
  const place = locationName(location);
  const [first] = useState(before);
  const action = useActionOf(defaultAction, uuid, onClose);
  const bound = useBoundText(binding);
  const blocked = whyNot('makeDefault', network);
  const reason = bound ?? (blocked && t(blocked.id, blocked.values));
  return (
    <FormDialog<Nothing, Nothing>
      title={t('default.title')}
      description={<Intro of={VpcText} id="default.intro" values={{ name, place }} />}
      action={action}
      onClose={onClose}
      defaultValues={NOTHING}
      fields={[]}
      rules={() => ({})}
      latest={{
        facts: [first?.name ?? ''],
        read: async () => [defaultFact(first, defaultOf(await call(listNetworks, { location })))],
      }}
      submitLabel={t('default.confirm')}
      pendingLabel={t('default.pending')}
      reason={action.isRunning ? undefined : reason}
      code={() => [defaultCode(network)]}
      toAction={(values) => ({
        values,
        work: () => makeDefault(network),
        running: t('default.running', { name }),
        done: t('default.done', { name, place }),
      })}
    >
      <Consequences
        items={[
          {
            id: 'new',
            tone: 'affected',
            icon: 'network',
            text: t('default.new', { name }),
            detail: t('default.newDetail'),
          },
          ...(before && before.uuid !== uuid
            ? [
                {
                  id: 'before',
                  tone: 'affected',
                  icon: 'refresh-cw',
                  text: t('default.before', { name: before.name }),
                  detail: t('default.beforeDetail'),
                } as const,
              ]
            : []),
          { id: 'kept', tone: 'kept', text: t('default.kept') },
        ]}
      />
    </FormDialog>
  );
}
