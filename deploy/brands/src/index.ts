import { readBrands } from './read-brands';

export { brandSchema } from './brand-schema';
export { BrandError, brandsFolder, readBrand, readBrands } from './read-brands';

/** The brands of this installation by their id. */
export const brands = readBrands();
