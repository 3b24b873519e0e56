import { Delayed, Skeleton } from '@console/ui';

const SECTIONS = [4, 6, 4];

/** The shape of a create form: its index, and cards of tiles. Only after the delay of the specification. */
export function FormSkeleton() {
  return (
    <Delayed>
      <div className="ui-flay" aria-hidden="true">
        <div className="ui-fidx ui-stack">
          {SECTIONS.map((_, section) => (
            <Skeleton key={section} width={`${72 - section * 12}%`} />
          ))}
        </div>
        <div className="ui-fcol">
          {SECTIONS.map((tiles, section) => (
            <div key={section} className="ui-fsec">
              <header>
                <Skeleton width={96} height={14} />
              </header>
              <div className="bd order-tiles-wait">
                {Array.from({ length: tiles }, (_, tile) => (
                  <Skeleton key={tile} width="100%" height={64} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </Delayed>
  );
}
