export * from './endpoint';
export { endpoints } from './endpoints';
export type { EndpointName, Endpoints } from './endpoints';
