import type { ReactNode } from 'react';
import { useLocations } from '@console/area';

/** As high as its cells will be, so that nothing moves when they come. */
const HEIGHT = 52;

/** A row of the home page's table for what stands under a kind over the whole width. */
export function CellsRow({ children }: { children: ReactNode }) {
  const columns = useLocations();
  return (
    <tr>
      <td colSpan={columns.length + 3} style={{ height: HEIGHT }}>
        {children}
      </td>
    </tr>
  );
}
