import { useState } from 'react';
import { call, useQuery, type Located } from '@console/api';
import { defineAction, locationName, useActionOf } from '@console/area';
import { listNetworks, type Network } from '@console/contract/network';
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
  if (data || error) return <DefaultForm network={network} before={data && defaultOf(data)} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('default.title')}>
      <SkeletonText lines={3} />
    </Dialog>
  );
}

function DefaultForm({ network, before, onClose }: DefaultDialogProps & { before: Network | undefined }) {
  const t = useVpcText();
  const { location, name, uuid } = network;
  const place = locationName(location);
  const [first] = useState(before);
  const action = useActionOf(defaultAction, uuid, onClose);
  const blocked = whyNot('makeDefault', network);
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
      reason={blocked && !action.isRunning ? t(blocked.id, blocked.values) : undefined}
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
