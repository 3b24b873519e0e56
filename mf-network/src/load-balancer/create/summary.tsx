import { codeRequest } from '@console/api';
import { CodeButton } from '@console/area';
import { createLoadBalancer } from '@console/contract/load-balancer-change';
import { networkOf, payerOf, payerReason } from '@console/domain/order';
import {
  chosenName,
  chosenPlace,
  OrderSubmit,
  OrderSummary,
  receiptLines,
  useReceiptFacts,
  type OrderFact,
  type ReceiptFacts,
} from '@console/domain/order-form';
import { quote } from '@console/domain/price';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { useBalancerForm } from './form';
import { balancerRequest } from './request';
import { useCreateText } from './texts';
import { awaitsTargets, targetsOf, type BalancerChoices, type BalancerValues } from './values';

/** What was chosen, as the receipt heads it. */
function useChosenFacts(): OrderFact[] {
  const t = useCreateText();
  const { choices, values } = useBalancerForm();
  const none = <span className="ui-mut">{t('summary.open')}</span>;
  const network = networkOf(choices.networks ?? [], values.network);
  const targets = targetsOf(choices, values);
  const ports = values.rules.flatMap(({ source }) => (source === null ? [] : [String(source)]));
  return [
    { label: t('name'), value: chosenName(values.name, none) },
    { label: t('location'), value: chosenPlace(values.location, none) },
    ...(choices.offersNetworks ? [{ label: t('network'), value: network?.name ?? t('defaultNetwork') }] : []),
    { label: t('summary.ports'), value: ports.length > 0 ? ports.join(', ') : none },
    { label: t('targets'), value: targets.length > 0 ? t('targetCount', { n: targets.length }) : none },
  ];
}

/** What was chosen, what it costs, and the button: the right column of the form. */
export function Summary() {
  const { receipt, values } = useBalancerForm();
  return (
    <OrderSummary
      items={useChosenFacts()}
      code={<CreateCode />}
      price={{ facts: receipt, isChosen: values.location !== '' }}
      button={<CreateButton />}
    />
  );
}

type Priced = Pick<BalancerChoices, 'accounts' | 'isTokenBound' | 'offersIps'>;

/** What the load balancer costs, with its floating IP; undefined while that is not known. */
export function useBalancerReceipt(choices: Priced, values: BalancerValues): ReceiptFacts | undefined {
  const t = useCreateText();
  const { money } = useFormat();
  const terms = usePriceTerms();
  const sum = quote(usePriceList(), { ...terms, places: [values.location] }, [
    { id: 'balancer' as const, resource: 'LOAD_BALANCER', quantity: 1 },
    ...(values.publicIp && choices.offersIps
      ? [{ id: 'publicIp' as const, resource: 'ASSIGNED_FLOATING_IP' as const, quantity: 1 }]
      : []),
  ]);
  const lines = receiptLines(sum, ({ id, unitHourly }) => ({
    label: t(`receipt.${id}`),
    note: t('receipt.times', { price: money(unitHourly, { per: 'hour' }) }),
  }));
  return useReceiptFacts(sum, lines, payerOf(choices, values.account));
}

/** The order as code, kept in step with the choices. */
export function CreateCode() {
  const { choices, values } = useBalancerForm();
  return <CodeButton size="sm" requests={() => [codeRequest(createLoadBalancer, balancerRequest(choices, values))]} />;
}

/** 'Create load balancer', or why it is not possible. */
export function CreateButton({ size = 'full' }: { size?: 'short' | 'full' }) {
  const t = useCreateText();
  const { choices, values, missingMachines, onLeave } = useBalancerForm();
  // Where they did not load that is said, and one may go on without them.
  const isEarly = !missingMachines && awaitsTargets(choices, values);
  const noPayer = choices.isTokenBound ? undefined : payerReason(choices.accounts);
  return (
    <OrderSubmit
      label={t(size === 'short' ? 'createShort' : 'create')}
      pendingLabel={t('creating')}
      isFull={size === 'full'}
      reason={noPayer ?? (isEarly ? t('machinesLoading') : undefined)}
      isPassing={noPayer === undefined}
      onLeave={onLeave}
    />
  );
}
