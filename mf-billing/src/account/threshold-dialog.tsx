import { call, codeRequest, invalidate, useQuery } from '@console/api';
import { defineAction, useActionOf, useSiteConfig } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { currencyDigits } from '@console/contract/currency';
import { getClearThreshold, setClearThreshold } from '@console/contract/restriction';
import { FormDialog } from '@console/domain/dialogs';
import { Dialog, ErrorPanel, SkeletonText, useFormat } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { amountProblem } from '../automatic-top-up/settings';
import { useAccountText } from './texts';

type Values = { restriction_level_clear_topup_threshold: number | null };

const thresholdAction = defineAction<Values>('billing.threshold');
const { NumberField } = createForm<Values>();

const request = ({ restriction_level_clear_topup_threshold: threshold }: Values) => ({
  restriction_level_clear_topup_threshold: threshold ?? 0,
});

/** The sum of top-ups from which on a limited account is clear, for all accounts of the site. (spec 2, section 7) */
export function ThresholdDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountText();
  const { data, error, reload } = useQuery(getClearThreshold, {});
  if (data) return <ThresholdForm threshold={data.restriction_level_clear_topup_threshold} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('threshold.title')}>
      {error ? <ErrorPanel error={error} onRetry={() => void reload()} /> : <SkeletonText lines={3} />}
    </Dialog>
  );
}

function ThresholdForm({ threshold, onClose }: { threshold: number; onClose: () => void }) {
  const t = useAccountText();
  const { money } = useFormat();
  const { siteCurrency } = useSiteConfig();
  const action = useActionOf(thresholdAction, 'site', onClose);
  return (
    <FormDialog<Values, Values>
      action={action}
      title={t('threshold.title')}
      description={t('threshold.text')}
      onClose={onClose}
      submitLabel={t('edit.submit')}
      pendingLabel={t('edit.pending')}
      defaultValues={action.before?.values ?? { restriction_level_clear_topup_threshold: threshold }}
      fields={['restriction_level_clear_topup_threshold']}
      rules={({ restriction_level_clear_topup_threshold: sum }) => ({
        restriction_level_clear_topup_threshold: amountProblem(sum, 0, siteCurrency),
      })}
      latest={{
        facts: [money(threshold)],
        read: async () => [money((await call(getClearThreshold, {})).restriction_level_clear_topup_threshold)],
      }}
      code={(values) => [codeRequest(setClearThreshold, request(values))]}
      toAction={(values) => ({
        values,
        work: async () => {
          try {
            await call(setClearThreshold, request(values));
          } finally {
            for (const changed of [getClearThreshold, listBillingAccounts]) void invalidate(changed);
          }
        },
        running: t('threshold.running'),
        done: t('threshold.done'),
      })}
    >
      <NumberField
        name="restriction_level_clear_topup_threshold"
        label={t('threshold.label')}
        min={0}
        step={10 ** -currencyDigits(siteCurrency)}
        unit={siteCurrency}
      />
    </FormDialog>
  );
}
