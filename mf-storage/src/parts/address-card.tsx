import { Card, CopyText, Skeleton } from '@console/ui';

export interface AddressLine {
  readonly label: string;
  /** Undefined while it is on its way. */
  readonly value: string | undefined;
}

/** Addresses to be copied, one under the other: they are long. */
export function AddressCard({ title, note, lines }: { title: string; note: string; lines: readonly AddressLine[] }) {
  return (
    <Card title={title} note={note}>
      <dl className="ui-stack tight">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt className="ui-small ui-mut">{label}</dt>
            <dd>{value === undefined ? <Skeleton width={180} /> : <CopyText mono value={value} label={label} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
