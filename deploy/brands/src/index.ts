import { readBrands } from './read-brands';

export { brandSchema } from './brand-file';
export { checkedValue, parseJson } from './json-file';
export { BrandError, brandsFolder, installedBrands, readBrand } from './read-brands';

/** The brands of this installation by their id. */
export const brands = readBrands();
export { fontPathOf } from './fonts';
