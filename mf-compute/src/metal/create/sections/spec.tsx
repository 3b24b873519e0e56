import { locationName } from '@console/area';
import type { MetalSpec } from '@console/contract/metal';
import { Button, Notice, Price, useFormat } from '@console/ui';
import { FormSection } from '@console/ui/forms';
import { ChoiceTiles, useOrderForm } from '../form';
import { useServerPrices } from '../../lease/use-server-prices';
import { areAllRead, freePlaces, freeSpecs, specOf, specsIn, stockOf } from '../stock';
import { useCreateText } from '../texts';
import { REQUIRED, type OrderChoices, type OrderValues, type Problems } from '../values';

/** What is wrong with the chosen server type. */
export function specProblems(choices: OrderChoices, { spec, location }: OrderValues): Problems {
  if (spec === '') return { spec: REQUIRED };
  const stock = stockOf(choices, location, spec);
  if (stock === 'sold-out') return { spec: 'problem.soldOut' };
  return stock === 'absent' ? { spec: 'problem.absent' } : {};
}

/** At most so many are offered in a row; all others stand as tiles below. */
const OFFERED = 4;

/** Whether the chosen server cannot be had in the chosen place: by the list, or because the server has just said so. */
function useIsOut(): boolean {
  const { choices, values, soldOut } = useOrderForm();
  if (values.spec === '' || !choices.specs.has(values.location)) return false;
  if (soldOut?.location === values.location && soldOut.spec === values.spec) return true;
  return stockOf(choices, values.location, values.spec) !== 'free';
}

/** The chosen server is out: where it is free, and what else is free here, each one click away. Everything typed stays. */
function SoldOutNotice({ message }: { message: string | undefined }) {
  const t = useCreateText();
  const { money } = useFormat();
  const priceOf = useServerPrices();
  const { choices, values, change } = useOrderForm();
  const { location, spec: chosen } = values;
  if (!useIsOut()) return null;
  const place = locationName(location);
  const spec = specOf(choices, chosen, location)?.title ?? '';
  const places = freePlaces(choices, chosen).filter(({ slug }) => slug !== location);
  const specs = freeSpecs(choices, location).filter(({ uuid }) => uuid !== chosen);
  const isOffered = stockOf(choices, location, chosen) !== 'absent';
  return (
    <Notice tone={message ? 'danger' : 'warn'}>
      <p>
        {message ? <b>{message}</b> : t(isOffered ? 'full.soldOut' : 'full.absent', { spec, place })} {t('full.kept')}
      </p>
      {places.length > 0 ? (
        <p className="ui-row wrap compute-offer">
          <span>{t('full.places')}</span>
          {places.slice(0, OFFERED).map(({ slug, display_name }) => (
            <Button key={slug} size="sm" onClick={() => change({ location: slug })}>
              {display_name}
            </Button>
          ))}
        </p>
      ) : null}
      {specs.length > 0 ? (
        <p className="ui-row wrap compute-offer ui-only-wide">
          <span>{t('full.specs', { place })}</span>
          {specs.slice(0, OFFERED).map(({ uuid, title }) => {
            const price = priceOf(uuid, location);
            return (
              <Button key={uuid} size="sm" onClick={() => change({ spec: uuid })}>
                {title}
                {price ? <span className="ui-mut">{t('spec.perMonth', { amount: money(price.monthly) })}</span> : null}
              </Button>
            );
          })}
        </p>
      ) : null}
      {specs.length > 0 ? <p className="ui-only-phone compute-offer">{t('full.below', { place })}</p> : null}
      {places.length === 0 && specs.length === 0 ? (
        <p>{t(areAllRead(choices) ? 'full.nothing' : 'full.nothingRead', { place })}</p>
      ) : null}
    </Notice>
  );
}

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
                        <Price amount={quote.monthly} per="month" />
                        <small>{t('spec.perHour', { amount: money(quote.hourly.round(4), { per: 'hour' }) })}</small>
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
