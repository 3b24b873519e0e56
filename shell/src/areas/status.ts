import { create } from 'zustand';

export type AreaStatus = 'loading' | 'mounted' | 'failed';

/** How far each area is; what is shown while it is not there follows from it. */
export const areaStatus = create<Readonly<Record<string, AreaStatus>>>()(() => ({}));

export const setAreaStatus = (name: string, status: AreaStatus): void => areaStatus.setState({ [name]: status });
