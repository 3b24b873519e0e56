import { Delayed, Skeleton } from '@console/ui';

/** px: what is left, this month, the months before. */
const CARDS = [110, 214, 198];

/** The shape of an account's page: its name, its tabs, its money. */
export const AccountSkeleton = () => (
  <Delayed>
    <div className="ui-stack" aria-hidden="true">
      <Skeleton width={320} height={24} />
      <Skeleton width={240} />
      <Skeleton width={480} height={16} />
      {CARDS.map((height) => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </div>
  </Delayed>
);
