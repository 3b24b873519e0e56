import { Delayed, Skeleton } from '@console/ui';

const FACTS = [0, 1, 2, 3, 4, 5, 6, 7];
const ROWS = [0, 1, 2];

/** The shape of a detail page while its thing is on its way; only after the delay of the specification. */
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
        <Skeleton width={420} height={16} />
        <div className="ui-card">
          <header>
            <Skeleton width={140} />
          </header>
          <div className="bd ui-stack">
            {ROWS.map((row) => (
              <Skeleton key={row} width={`${90 - row * 12}%`} />
            ))}
          </div>
        </div>
      </div>
    </Delayed>
  );
}

/** The shape of the sidebar: the page keeps its width when what it costs and what it is connected to come. */
export function SidebarSkeleton() {
  return (
    <Delayed>
      <div className="ui-blk ui-stack" aria-hidden="true">
        <Skeleton width={64} height={18} />
        <Skeleton width={160} height={32} />
        <Skeleton width="100%" height={8} />
        {ROWS.map((row) => (
          <Skeleton key={row} width={`${80 - row * 12}%`} />
        ))}
      </div>
    </Delayed>
  );
}
