import { create } from 'zustand';

/** Whether this page is on its way out: nobody is signed in, and the sign-in screen is not there yet. */
export const leaving = create<{ readonly isLeaving: boolean }>()(() => ({ isLeaving: false }));
