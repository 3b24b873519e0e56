import { create } from 'zustand';
import { storage } from '@console/api';

/** Kept for the tab. */
export const MASK_KEY = 'mask';

export const maskStore = create<{ readonly isOn: boolean }>()(() => ({
  isOn: storage.session.get(MASK_KEY) !== undefined,
}));
