import { CreateLink, WideOrShort } from '@console/domain/list';
import { Button } from '@console/ui';
import { useBound } from './may-change';

interface CreateActionProps {
  readonly to: string;
  readonly label: string;
  readonly short: string;
}

/** The way to one more, or why there is none in this session. */
export function CreateAction(props: CreateActionProps) {
  const reason = useBound();
  if (reason === undefined) return <CreateLink {...props} />;
  return (
    <Button variant="filled" icon="plus" reason={reason}>
      <WideOrShort label={props.label} short={props.short} />
    </Button>
  );
}
