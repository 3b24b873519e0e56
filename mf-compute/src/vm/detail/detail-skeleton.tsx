import { Delayed, Skeleton } from '@console/ui';

const FACTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The shape of the detail page while its machine is on its way; only after the delay of the specification. */
export function DetailSkeleton() {
  return (
    <Delayed>
      <div className="ui-stack" aria-hidden="true">
        <Skeleton width={320} height={24} />
        <Skeleton width={200} />
        <div className="ui-facts">
          {FACTS.map((fact) => (
            <div key={fact}>
              <Skeleton width="50%" /> <Skeleton width="80%" />
            </div>
          ))}
        </div>
        <Skeleton width="100%" height={160} />
      </div>
    </Delayed>
  );
}
