import type { ReactNode } from 'react';
import type { BrandShell } from '@console/contract/brand';

export interface FrameProps {
  /** How the brand frames its pages. */
  readonly shell: BrandShell | undefined;
  readonly header: ReactNode;
  readonly navigation: ReactNode;
  /** What lies on the sheet. */
  readonly sheet: ReactNode;
  readonly tabs: ReactNode;
  /** Leads past header and navigation. */
  readonly skip?: ReactNode;
  /** What floats over all of it. */
  readonly children?: ReactNode;
}

/** The frame of the console: header, navigation, and the sheet that pages lie on. */
export function FrameView({ shell, header, navigation, sheet, tabs, skip, children }: FrameProps) {
  return (
    <div className="shell" data-shell={shell}>
      {skip}
      {header}
      {navigation}
      <div className="shell-sheet">{sheet}</div>
      {tabs}
      {children}
    </div>
  );
}
