import { useQuery } from '@console/api';
import { useSiteConfig, useTaxLabel } from '@console/area';
import { paths } from '@console/contract/paths';
import { getPriceList } from '@console/contract/pricing';
import { EmptyState, LinkButton, useFormat } from '@console/ui';
import { useMetalText } from '../texts';
import { cheapestServer } from '../price';

/** No server yet: what one costs, and where it is ordered. */
export function NoLeases() {
  const t = useMetalText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const { siteCurrency } = useSiteConfig();
  const from = cheapestServer(useQuery(getPriceList, {}).data, siteCurrency);
  return (
    <EmptyState
      text={from ? t('list.empty', { amount: money(from), tax }) : t('list.emptyPlain')}
      actions={
        <LinkButton variant="filled" icon="plus" to={paths.metalCreate()}>
          {t('list.order')}
        </LinkButton>
      }
    />
  );
}
