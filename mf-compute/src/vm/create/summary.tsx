import { useQuery } from '@console/api';
import { locationName } from '@console/area';
import { getPriceList } from '@console/contract/pricing';
import { ErrorPanel, Facts, Icon, LocationCode, Receipt, SidebarBlock, Skeleton } from '@console/ui';
import { FormError, SubmitButton } from '@console/ui/forms';
import { useText } from '../../texts';
import { imageName, imagesByName } from '../image';
import { accountOf, sizeOf } from './choices';
import { useVmForm } from './form-context';
import { useReceipt } from './use-receipt';

/** 'Create virtual machine', or why it is not possible. */
export function CreateButton({ short = false }: { short?: boolean }) {
  const t = useText();
  const { choices, values } = useVmForm();
  const reason = accountOf(choices, values.account) ? {} : { reason: t('account.noneReason') };
  return (
    <SubmitButton pendingLabel={t('create.creating')} full={!short} {...reason}>
      {t(short ? 'vms.createShort' : 'vms.create')}
    </SubmitButton>
  );
}

/** The receipt with what it stands for, or why there is none. */
export function ReceiptPart() {
  const t = useText();
  const prices = useQuery(getPriceList, {});
  const facts = useReceipt();
  if (facts) return <Receipt {...facts.receipt} />;
  if (prices.error && !prices.data)
    return <ErrorPanel title={t('receipt.failed')} error={prices.error} onRetry={() => void prices.reload()} />;
  return prices.data ? <p className="ui-mut">{t('receipt.noPrice')}</p> : <Skeleton width="100%" height={160} />;
}

/** What was chosen, what it costs, and the button: the right column of the form. */
export function Summary() {
  const t = useText();
  const { choices, values } = useVmForm();
  const facts = useReceipt();
  const size = sizeOf(choices, values);
  const network = choices.networks.find(({ uuid, is_default }) =>
    values.network ? uuid === values.network : is_default,
  );
  const image = imageName(imagesByName(choices.images), { os_name: values.osName, os_version: values.osVersion });
  const none = <span className="ui-mut">{t('summary.open')}</span>;
  return (
    <div className="ui-only-wide">
      <SidebarBlock title={t('summary.title')}>
        <Facts
          items={[
            { label: t('vm.name'), value: values.name ? <b className="ui-strong">{values.name}</b> : none },
            {
              label: t('vm.location'),
              value: values.location ? (
                <LocationCode slug={values.location} name={locationName(values.location)} />
              ) : (
                none
              ),
            },
            { label: t('vm.image'), value: image || none },
            {
              label: t('vm.sizeLabel'),
              value: size ? t('vm.size', { vcpu: size.vcpu, memory: size.memoryGb, disk: size.diskGb }) : none,
            },
            ...(network ? [{ label: t('vm.network'), value: network.name }] : []),
          ]}
        />
        <ReceiptPart />
        <FormError />
        <CreateButton />
        {facts?.note ? (
          <p className="compute-note ui-small ui-mut">
            <Icon name="wallet" size={14} />
            {facts.note}
          </p>
        ) : null}
      </SidebarBlock>
    </div>
  );
}
