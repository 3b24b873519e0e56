import { readBrands } from './read-brands';

export { BrandError, brandsFolder, readBrand, readBrands } from './read-brands';

/** The brands of this installation by their id. */
export const brands = readBrands();
