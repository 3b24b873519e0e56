import { locationName } from '@console/area';
import { metalOsName } from '@console/contract/metal';
import { OrderReceipt } from '@console/domain/order-form';
import { Facts, Icon, LocationCode, SidebarBlock, useIsPhone } from '@console/ui';
import { FormError } from '@console/ui/forms';
import { useMetalText } from '../lease/texts';
import { useOrderForm } from './form-context';
import { OrderButton } from './order-button';
import { OrderCode } from './order-code';
import { specOf } from './stock';
import { useCreateText } from './texts';

/** What was chosen, as the receipt heads it. */
export function ChosenFacts() {
  const t = useCreateText();
  const shared = useMetalText();
  const { choices, values } = useOrderForm();
  const spec = specOf(choices, values.spec, values.location);
  const name = values.name.trim();
  const none = <span className="ui-mut">{t('summary.open')}</span>;
  return (
    <Facts
      items={[
        { label: shared('field.name'), value: name ? <b className="ui-strong">{name}</b> : none },
        {
          label: shared('field.location'),
          value: values.location ? <LocationCode slug={values.location} name={locationName(values.location)} /> : none,
        },
        { label: t('summary.spec'), value: spec?.title ?? none },
        ...(spec?.subtitle ? [{ label: shared('field.disks'), value: spec.subtitle }] : []),
        { label: t('summary.system'), value: metalOsName(choices.systems, values.osId) ?? none },
      ]}
    />
  );
}

/** What was chosen, what it costs, and the button: the right column of the form. */
export function Summary() {
  const t = useCreateText();
  const isPhone = useIsPhone();
  const { values, receipt } = useOrderForm();
  return (
    <div className="ui-only-wide">
      <SidebarBlock title={t('summary.title')} {...(isPhone ? {} : { extra: <OrderCode /> })}>
        <ChosenFacts />
        <OrderReceipt facts={receipt} isChosen={values.spec !== ''} />
        <FormError />
        <OrderButton />
        {receipt?.note ? (
          <p className="compute-note ui-small ui-mut">
            <Icon name="wallet" size={14} />
            {receipt.note}
          </p>
        ) : null}
      </SidebarBlock>
    </div>
  );
}
