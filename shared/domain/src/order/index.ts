export { nextName } from './next-name';
