import { CodeButton } from '@console/area';
import { payerReason } from '@console/domain/order';
import { chosenPlace, OrderSubmit, OrderSummary, PriceBar, type OrderFact } from '@console/domain/order-form';
import { LocationCode } from '@console/ui';
import { useVmForm } from './form';
import { useReceipt } from './price';
import { codeRequests } from './request';
import { useSizeText } from './sections/size';
import { useText } from './texts';

/** What was chosen, what it costs, and the button: the right column of the form. */
export const Summary = () => (
  <OrderSummary items={useSummary()} code={<CodeView size="sm" />} price={usePrice()} button={<CreateButton />} />
);

/** The receipt, or whether there is anything to price yet: no size is chosen while a part of one's own is not filled in. */
function usePrice() {
  const { order, values } = useVmForm();
  return { facts: useReceipt(), isChosen: order.size !== undefined && values.location !== '' };
}

/** What was chosen, as rows of label and value. */
export function useSummary(): OrderFact[] {
  const t = useText();
  const { order, values } = useVmForm();
  const none = <span className="ui-mut">{t('summary.open')}</span>;
  const size = useSizeText();
  const places = order.places;
  const { network } = order;
  const source = order.source;
  const targets = order.targets;
  const first = targets[0]?.name ?? '';
  const last = targets.at(-1)?.name ?? '';
  const name = targets.length > 1 ? t('names.range', { first, last }) : first;
  return [
    { label: t('vm.name'), value: first === '' ? none : <b className="ui-strong">{name}</b> },
    ...(order.count > 1 ? [{ label: t('summary.count'), value: order.count }] : []),
    {
      label: t('vm.location'),
      value:
        places.length > 1
          ? places.map((slug) => <LocationCode key={slug} slug={slug} />)
          : chosenPlace(values.location, none),
    },
    ...(values.pool === '' ? [] : [{ label: t('vm.pool'), value: values.pool }]),
    ...(source ? [{ label: t('summary.copyOf'), value: source.vm.name }] : []),
    {
      label: t('vm.image'),
      value: values.origin === 'disk' ? t('image.disk') : order.system.title || none,
    },
    { label: t('vm.sizeLabel'), value: size ?? none },
    ...(network ? [{ label: t('vm.network'), value: network.name }] : []),
  ];
}

/** On phones: the total and the button above the tab bar. */
export const PhonePrice = () => (
  <PriceBar {...usePrice()} button={(size) => <CreateButton short={size === 'short'} />} />
);

/** 'As code', kept in step with the choices. */
export function CodeView({ size = 'md' }: { size?: 'md' | 'sm' }) {
  const t = useText();
  const { order } = useVmForm();
  // What is typed freely is printed as it is, with what may be secret in it.
  const note = order.values.cloudInit.trim() === '' ? undefined : t('code.typed');
  return <CodeButton size={size} requests={() => codeRequests(order)} note={note} />;
}

/** 'Create virtual machine', or why it is not possible. */
export function CreateButton({ short = false }: { short?: boolean }) {
  const t = useText();
  const { order, choices, onLeave } = useVmForm();
  const reason = choices.isTokenBound ? undefined : payerReason(choices.accounts);
  const n = order.count;
  const label = n > 1 ? t('create.submitMany', { n }) : t('vms.create');
  return (
    <OrderSubmit
      label={short ? t('vms.createShort') : label}
      pendingLabel={t('create.creating')}
      isFull={!short}
      reason={reason}
      onLeave={onLeave}
    />
  );
}
