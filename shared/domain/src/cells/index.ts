export type { Machine } from './cell';
export { Strip } from './strip';
