import { locationName } from '@console/area';
import type { MetalSpec } from '@console/contract/metal';
import { useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { ChoiceTiles } from './form';
import { useOrderForm } from './form-context';
import { useServerPrices } from '../lease/use-server-prices';
import { SoldOutNotice } from './sold-out-notice';
import { freePlaces, specOf, specsIn } from './stock';
import { useCreateText } from './texts';

/** Title and hardware: also of what is sold out, so that one sees what to wait for or to look for elsewhere. */
function SpecFace({ spec }: { spec: MetalSpec }) {
  return (
    <>
      {spec.title}
      {spec.subtitle ? <small>{spec.subtitle}</small> : null}
      {spec.description ? <small>{spec.description}</small> : null}
    </>
  );
}

/** Which server: the types of the location with their price; what is sold out says so, and where it is free. */
export function SpecSection({ message }: { message: string | undefined }) {
  const t = useCreateText();
  const { money } = useFormat();
  const priceOf = useServerPrices();
  const { choices, values } = useOrderForm();
  const { location } = values;
  const place = locationName(location);
  const specs = specsIn(choices, location);
  const reasonOf = ({ uuid, is_available }: MetalSpec): string | undefined => {
    if (is_available !== false) return undefined;
    const others = freePlaces(choices, uuid).map(({ display_name }) => display_name);
    return others.length > 0
      ? t('spec.soldOutElsewhere', { place, others: others.join(', ') })
      : t('spec.soldOut', { place });
  };
  return (
    <FormSection id="spec" title={t('section.spec')} value={specOf(choices, values.spec, location)?.title ?? null}>
      <SoldOutNotice message={message} />
      {specs.length === 0 && choices.specs.has(location) ? <p className="ui-mut">{t('spec.none', { place })}</p> : null}
      <div className="metal-specs">
        <ChoiceTiles
          name="spec"
          label={t('section.spec')}
          kind="size"
          columns={2}
          options={specs.map((spec) => {
            const quote = priceOf(spec.uuid, location);
            const reason = reasonOf(spec);
            return {
              value: spec.uuid,
              title: <SpecFace spec={spec} />,
              ...(quote
                ? {
                    price: (
                      <>
                        <b>{t('spec.perMonth', { amount: money(quote.monthly) })}</b>
                        <small>{t('spec.perHour', { amount: money(quote.hourly, { per: 'hour' }) })}</small>
                      </>
                    ),
                  }
                : {}),
              ...(reason ? { reason } : {}),
            };
          })}
        />
      </div>
    </FormSection>
  );
}
