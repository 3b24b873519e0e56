export { Gallery as default } from '@console/ui/gallery';
