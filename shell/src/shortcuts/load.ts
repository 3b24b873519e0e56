import { create } from 'zustand';
import { onDemand } from '@console/ui';

/** The list of shortcuts, loaded when somebody asks for it. */
export const sheet = onDemand(() => import(/* webpackChunkName: "shortcuts" */ './sheet'));

/** Whether the list of shortcuts is shown. */
export const sheetStore = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export const showShortcuts = (): void => sheetStore.setState({ isOpen: true });
