import { createContext, useContext } from 'react';
import type { Area } from '../areas/registry';

/** The areas of the site, for everything that is drawn from their declarations. */
export const AreasContext = createContext<readonly Area[]>([]);

export const useAreas = (): readonly Area[] => useContext(AreasContext);
