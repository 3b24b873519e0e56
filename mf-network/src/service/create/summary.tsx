import { codeRequest } from '@console/api';
import { CodeButton } from '@console/area';
import { createService } from '@console/contract/service-order';
import { payerReason } from '@console/domain/order';
import { chosenName, chosenPlace, OrderSubmit, OrderSummary, type OrderFact } from '@console/domain/order-form';
import { useServiceForm } from './form';
import { isCluster, softwareTitle } from './images';
import { useNoPrice } from './price';
import { serviceRequest } from './request';
import { useSizeText } from './sections/size';
import { useCreateText } from './texts';

/** What was chosen, as the receipt heads it. */
function useChosenFacts(): OrderFact[] {
  const t = useCreateText();
  const { values, image, nodes, network } = useServiceForm().order;
  const size = useSizeText();
  const none = <span className="ui-mut">{t('summary.open')}</span>;
  return [
    {
      label: t(isCluster(values.service) ? 'name.cluster' : 'name.label'),
      value: chosenName(values.name, none),
    },
    { label: t('section.location'), value: chosenPlace(values.location, none) },
    { label: t('section.service'), value: softwareTitle(image, values.version) || none },
    { label: t('summary.size'), value: size ?? none },
    { label: t('section.nodes'), value: nodes },
    ...(network ? [{ label: t('section.network'), value: network.name }] : []),
  ];
}

/** The request as code, kept in step with the choices. */
export function ServiceCode() {
  const { order } = useServiceForm();
  return <CodeButton size="sm" requests={() => [codeRequest(createService, serviceRequest(order))]} />;
}

/** 'Create managed service', or why it is not possible. */
export function CreateButton({ size = 'full' }: { size?: 'short' | 'full' }) {
  const t = useCreateText();
  const { order, onLeave } = useServiceForm();
  const { accounts, isTokenBound, images } = order.choices;
  const nothing = images.length === 0 ? t('service.none') : undefined;
  const reason = nothing ?? (isTokenBound ? undefined : payerReason(accounts));
  return (
    <OrderSubmit
      label={t(size === 'short' ? 'createShort' : 'title')}
      pendingLabel={t('creating')}
      isFull={size === 'full'}
      reason={reason}
      onLeave={onLeave}
    />
  );
}

/** What was chosen, what it costs, and the button: the right column of the form. */
export function Summary() {
  const { receipt, order } = useServiceForm();
  const noPrice = useNoPrice(order);
  return (
    <OrderSummary
      items={useChosenFacts()}
      code={<ServiceCode />}
      price={{ facts: receipt, isChosen: order.size !== undefined && order.values.location !== '', noPrice }}
      button={<CreateButton />}
    />
  );
}
