import { useSiteConfig } from '@console/area';
import { useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { SwitchField } from './form';
import { useVmForm } from './form-context';
import { quoteOne } from './quote';
import { useText } from './texts';
import { usePriceSource } from './use-price-source';

/** Nightly backups: a call of its own, right after the creation. */
export function BackupSection() {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceSource();
  const { backupTime } = useSiteConfig();
  const { choices, values } = useVmForm();
  const quote = prices && quoteOne(choices, { ...values, backup: true }, prices);
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
