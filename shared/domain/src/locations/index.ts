export { useIsPaused, useOrderLocations } from './use-order-locations';
