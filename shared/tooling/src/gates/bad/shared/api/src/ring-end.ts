import { first } from './ring';

export const last = (): number => first() - 1;
