import { useSiteConfig } from '@console/area';
import { useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { SwitchField, useVmForm } from '../form';
import { quoteOne, usePriceSource } from '../price';
import { useText } from '../texts';

export const firstBackup = { backup: false };

/** Nightly backups: a call of its own, right after the creation. */
export function BackupSection() {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceSource();
  const { backupTime } = useSiteConfig();
  const { order, values } = useVmForm();
  const quote = prices && quoteOne(order, prices, { withBackup: true });
  const price = quote?.lines.find(({ id }) => id === 'backup');
  const when = backupTime ? t('backup.nightlyAt', { time: backupTime }) : t('backup.nightly');
  return (
    <FormSection id="backup" title={t('create.backup')} value={values.backup ? when : t('backup.off')}>
      <SwitchField
        name="backup"
        label={when}
        hint={t('backup.hint')}
        {...(price ? { extra: t('list.perMonthShort', { amount: money(price.monthly) }) } : {})}
      />
    </FormSection>
  );
}
