import type { ComponentType } from 'react';
import { AreaRoot } from './area-root';
import { lifecycleOf, type RemoteApp } from './lifecycle';

export interface AreaOptions {
  /** Folder name: 'mf-compute'. */
  readonly name: string;
  /** The area's routes, with absolute paths. */
  readonly App: ComponentType;
}

/**
 * Makes the lifecycle of an area: a React root of its own inside the shell's outlet.
 * @throws Error from mount when the shell has no outlet
 */
export const createArea = ({ name, App }: AreaOptions): RemoteApp =>
  lifecycleOf(
    name,
    <AreaRoot name={name}>
      <App />
    </AreaRoot>,
  );
