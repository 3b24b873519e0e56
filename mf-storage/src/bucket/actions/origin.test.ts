import { originFault, originOf } from './origin';

it('takes web addresses only', () => {
  expect(originFault('https://shop.example.com')).toBeUndefined();
  expect(originFault('http://localhost:9000')).toBeUndefined();
  for (const wrong of ['', '*', 'shop.example.com', 'javascript:alert(1)', 'ftp://files.example.com'])
    expect(originFault(wrong)).toBe('The allowed origin must be a URL');
});

it('leaves off what is no part of an origin', () => {
  expect(originOf('https://Shop.example.com/cart?id=1')).toBe('https://shop.example.com');
  expect(originOf('https://shop.example.com:8443/')).toBe('https://shop.example.com:8443');
  expect(originOf('shop')).toBe('shop');
});
