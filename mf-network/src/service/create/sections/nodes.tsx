import { Price } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { ChoiceTiles, useServiceForm } from '../form';
import { isCluster } from '../images';
import { MULTI_NODES } from '../order';
import { useServicePrices } from '../price';
import { useCreateText } from '../texts';

/** One node, or two behind one address where the service can be had so. */
export function NodesSection() {
  const t = useCreateText();
  const priceOf = useServicePrices();
  const { order } = useServiceForm();
  const { image, values, nodes } = order;
  const isMultiOffered = image?.is_multi_node_available === true;
  const options = (['single', 'multi'] as const).map((value) => {
    const quote = value === 'multi' && !isMultiOffered ? undefined : priceOf(order, { nodes: value, isBare: true });
    const multi = isCluster(values.service) ? 'nodes.multiCluster' : 'nodes.multiDetail';
    return {
      value,
      title: t(value === 'single' ? 'nodes.single' : 'nodes.multi'),
      detail: value === 'single' ? t('nodes.singleDetail') : t(multi, { n: MULTI_NODES }),
      price: quote && <Price amount={quote.monthly} per="month" />,
      ...(value === 'multi' && image && !isMultiOffered
        ? { reason: t('nodes.onlyOne', { name: image.display_name }) }
        : {}),
    };
  });
  return (
    <FormSection id="nodes" title={t('section.nodes')} value={t('nodes.count', { n: nodes })}>
      <ChoiceTiles name="nodes" label={t('section.nodes')} kind="size" columns={2} options={options} />
    </FormSection>
  );
}
