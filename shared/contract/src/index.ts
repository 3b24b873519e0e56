export * from './endpoint';
export { endpoints } from './endpoints';
