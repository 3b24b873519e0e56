/**
 * By which name the labels of something are kept that has no uuid and is not a bucket: numbers of two kinds may be the same.
 * @param kind its resource kind, or another word for what is no resource of its own
 */
export const labelId = (kind: string, id: string | number): string => `${kind}/${id}`;
