import { last } from './ring-end';

export const first = (): number => last() + 1;
