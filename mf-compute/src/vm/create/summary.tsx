import { OrderReceipt } from '@console/domain/order-form';
import { Facts, Icon, SidebarBlock, useIsPhone } from '@console/ui';
import { FormError } from '@console/ui/forms';
import { CodeView } from './code-view';
import { CreateButton } from './create-button';
import { useText } from './texts';
import { useReceipt } from './use-receipt';
import { useSummary } from './use-summary';

/** What was chosen, what it costs, and the button: the right column of the form. */
export function Summary() {
  const t = useText();
  const isPhone = useIsPhone();
  const facts = useReceipt();
  const items = useSummary();
  return (
    <div className="ui-only-wide">
      <SidebarBlock title={t('summary.title')} {...(isPhone ? {} : { extra: <CodeView size="sm" /> })}>
        <Facts items={items} />
        <OrderReceipt facts={facts} isChosen />
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
