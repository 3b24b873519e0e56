import { limitsOf, roomOf, roomyLimits } from './choices';
import { NumberField } from './form';
import { useVmForm } from './form-context';
import type { Limit } from './rules';
import { useText } from './texts';

const bounds = ({ min, max }: Limit): { min: number; max?: number } => (Number.isFinite(max) ? { min, max } : { min });

/** Numbers of one's own, within the parameters call, the host pool, the copy and the account. */
export function CustomSize() {
  const t = useText();
  const { choices, values } = useVmForm();
  const { vcpu, memoryMb } = roomyLimits(choices, values);
  const { diskGb } = limitsOf(choices, values);
  const room = roomOf(choices, values);
  const memory = { min: memoryMb.min / 1024, max: memoryMb.max / 1024 };
  const hint = ({ min, max }: Limit, unit: string): string => {
    if (min === max) return t('size.exactly', { min, unit });
    return Number.isFinite(max) ? t('size.range', { min, max, unit }) : t('size.from', { min, unit });
  };
  return (
    <>
      <div className="compute-thirds">
        <NumberField name="vcpu" label={t('vm.vcpu')} {...bounds(vcpu)} hint={hint(vcpu, t('vm.vcpu'))} />
        <NumberField
          name="memoryGb"
          label={t('size.memory')}
          step={0.5}
          {...bounds(memory)}
          unit="GB"
          hint={hint(memory, 'GB')}
        />
        {values.origin === 'disk' ? null : (
          <NumberField name="diskGb" label={t('size.disk')} {...bounds(diskGb)} unit="GB" hint={hint(diskGb, 'GB')} />
        )}
      </div>
      {room ? (
        <p className="ui-small ui-mut">
          {t('size.room', {
            vcpu: room.used.vcpu,
            mostVcpu: room.most.vcpu,
            memory: room.used.ram_mb / 1024,
            mostMemory: room.most.ram_mb / 1024,
          })}
        </p>
      ) : null}
    </>
  );
}
