import fc from 'fast-check';
import { decodeColumns, decodeList, decodeSort, encodeColumns, encodeList, encodeSort } from './url-codec';

describe('state of a table in the address', () => {
  it('writes an order, and nothing for the default one', () => {
    expect(encodeSort({ id: 'cost', desc: true }, { id: 'name' })).toBe('-cost');
    expect(encodeSort({ id: 'name' }, { id: 'name' })).toBeNull();
    expect(encodeSort({ id: 'name', desc: true }, { id: 'name' })).toBe('-name');
    expect(decodeSort('-cost', undefined)).toEqual({ id: 'cost', desc: true });
    expect(decodeSort(null, { id: 'name' })).toEqual({ id: 'name' });
  });

  it('gives back any list of values', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (values) => {
        const params = new URLSearchParams({ status: encodeList(values) ?? '' });
        expect(decodeList(new URLSearchParams(params.toString()).get('status'))).toEqual(values);
      }),
    );
    expect(encodeList([])).toBeNull();
    expect(decodeList('')).toEqual([]);
  });

  it('keeps which columns differ from their default', () => {
    expect(encodeColumns({ uuid: true, image: false })).toBe('uuid,-image');
    expect(decodeColumns('uuid,-image')).toEqual({ uuid: true, image: false });
    expect(encodeColumns({})).toBeNull();
  });
});
