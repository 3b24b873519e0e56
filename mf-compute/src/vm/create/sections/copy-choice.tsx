import { useMemo } from 'react';
import { locationName } from '@console/area';
import { Button, ErrorPanel, Notice, SkeletonText, useFormat } from '@console/ui';
import { bootDisk } from '../../machine/disks';
import { timeStyle } from '../../machine/replica-time';
import { imageName, imagesByName } from '../../machine/image';
import { useVms } from '../../machine/use-vms';
import { copiesOf, copyableVms, type Copy } from '../copy-source';
import { ComboboxField, useVmForm } from '../form';
import { useText } from '../texts';

/** Where machines that could be copied are, if not here; what could not be read is not "none". */
function NoneHere() {
  const t = useText();
  const { choices, values, change } = useVmForm();
  const here = useVms().locations.find(({ slug }) => slug === values.location);
  if (here?.state === 'loading') return <SkeletonText lines={2} />;
  const name = locationName(values.location);
  if (here?.error)
    return <ErrorPanel title={t('copy.missing', { place: name })} error={here.error} onRetry={here.retry} />;
  const places = choices.locations
    .filter((place) => place.slug !== values.location && !place.create_resource_disabled)
    .map((place) => ({ place, n: copyableVms(choices, place.slug).length }))
    .filter(({ n }) => n > 0);
  return (
    <Notice>
      <p>{t('copy.noneHere', { place: name })}</p>
      {places.length > 0 ? (
        <p className="ui-row wrap compute-offer">
          {places.map(({ place, n }) => (
            <Button key={place.slug} size="sm" onClick={() => change({ location: place.slug })}>
              {t('copy.elsewhere', { place: place.display_name, n })}
            </Button>
          ))}
        </p>
      ) : null}
    </Notice>
  );
}

/** A machine of the chosen location, and which state of its disk: a snapshot, a backup, or as it is now. */
export function CopyChoice() {
  const t = useText();
  const { date } = useFormat();
  const { order, choices, values } = useVmForm();
  const machines = useMemo(() => copyableVms(choices, values.location), [choices, values.location]);
  const options = useMemo(() => {
    const images = imagesByName(choices.images);
    return machines.map((row) => ({
      value: row.uuid,
      label: t('copy.machine', { name: row.name, image: imageName(images, row) }),
    }));
  }, [machines, choices.images, t]);
  if (machines.length === 0) return <NoneHere />;
  const vm = machines.find(({ uuid }) => uuid === values.sourceVm);
  const source = order.source;
  const size = vm && bootDisk(vm)?.size;
  const label = ({ replica, disk }: Copy): string =>
    t('copy.option', {
      kind: replica.type,
      time: replica.created_at ? date(replica.created_at, timeStyle(replica, disk)) : 'unknown',
      disk: disk.primary || !disk.name ? '' : `${disk.name}, `,
      size: replica.size ?? disk.size,
    });
  return (
    <>
      <div className="ui-halves">
        <ComboboxField name="sourceVm" label={t('vm.one')} placeholder={t('copy.choose')} options={options} />
        {vm ? (
          <ComboboxField
            name="sourceReplica"
            label={t('copy.state')}
            options={[
              { value: '', label: size === undefined ? t('copy.nowUnread') : t('copy.now', { size }) },
              ...copiesOf(vm).map((copy) => ({ value: copy.replica.uuid, label: label(copy) })),
            ]}
            {...(values.sourceReplica === '' && vm.status === 'running' ? { hint: t('copy.running') } : {})}
          />
        ) : null}
      </div>
      {source ? (
        <p className="ui-small ui-mut">
          {source.leastGb === undefined ? t('copy.decidesUnread') : t('copy.decides', { size: source.leastGb })}
        </p>
      ) : null}
    </>
  );
}
