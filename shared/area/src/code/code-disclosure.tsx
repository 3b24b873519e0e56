import { useId, useState } from 'react';
import type { CodeRequest } from '@console/api';
import { Button, Delayed, SkeletonText, useOnDemand } from '@console/ui';
import { useText } from '../messages';
import { codeView } from './load-code';

export interface CodeDisclosureProps {
  /** The calls that the dialog would make now, in their order; asked at each render while it is unfolded. */
  readonly requests: () => readonly CodeRequest[];
  /** Always unfolded: for a tab or a card of its own. */
  readonly open?: boolean;
}

/** px of the shortest call with what stands above and below it. */
const LEAST = 180;

function Unfolded({ requests }: Pick<CodeDisclosureProps, 'requests'>) {
  const code = useOnDemand(codeView);
  return code ? (
    <code.CodeView requests={requests()} />
  ) : (
    <Delayed hasPlace>
      <div style={{ minHeight: LEAST }}>
        <SkeletonText lines={6} />
      </div>
    </Delayed>
  );
}

/** 'As code', folded: the calls of a dialog or of one resource as a program, where they stand. */
export function CodeDisclosure({ requests, open = false }: CodeDisclosureProps) {
  const t = useText();
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  if (open)
    return (
      <div className="area-code">
        <Unfolded requests={requests} />
      </div>
    );
  return (
    <div className="area-code">
      <Button
        variant="bare"
        size="sm"
        icon={isUnfolded ? 'chevron-down' : 'chevron-right'}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onPointerEnter={codeView.preload}
        onFocus={codeView.preload}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {t('code.title')}
      </Button>
      <div id={id} className="area-code" hidden={!isUnfolded}>
        {isUnfolded && <Unfolded requests={requests} />}
      </div>
    </div>
  );
}
