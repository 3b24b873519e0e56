export { part } from '../../ui/src/part';
export const markup = <b>so that the file is one with markup</b>;
