import { imageName, imagesByName, isWindows, offeredImages, offeredVersions, takenImages, versionName } from './image';
import { choices } from '../create/fixture';

const images = imagesByName(choices.images);

it('names an image with its version, once', () => {
  expect(imageName(images, { os_name: 'ubuntu', os_version: '24.04-lts' })).toBe('Ubuntu 24.04 LTS');
  expect(imageName(images, { os_name: 'windows', os_version: '2022' })).toBe('Windows Server 2022');
  const named = {
    os_name: 'x',
    display_name: 'Ubuntu',
    versions: [{ os_version: '24', display_name: 'Ubuntu 24.04' }],
  };
  expect(versionName(named, '24')).toBe('24.04');
});

it('shows what the machine says where the image is gone', () => {
  expect(imageName(images, { os_name: 'centos', os_version: '7' })).toBe('centos 7');
  expect(imageName(images, {})).toBe('');
});

it('offers images by position, and no unpublished version', () => {
  expect(offeredImages(choices.images).map(({ os_name }) => os_name)).toEqual(['ubuntu', 'windows']);
  expect(offeredImages(choices.images, 'app_catalog').map(({ os_name }) => os_name)).toEqual(['wordpress']);
  expect(offeredVersions(choices.images[0] ?? { versions: [] }).map(({ os_version }) => os_version)).toEqual([
    '24.04-lts',
  ]);
  expect(
    offeredImages([{ os_name: 'x', display_name: 'X', versions: [{ os_version: '1', published: false }] }]),
  ).toEqual([]);
});

it('knows who pays a Windows licence', () => {
  expect(isWindows({ os_name: 'windows' })).toBe(true);
  expect(isWindows({ os_name: 'custom', license_type: 'WINDOWS_SERVER' })).toBe(true);
  expect(isWindows({ os_name: 'ubuntu' })).toBe(false);
});

it('offers only what the parameters call lists, and still names the rest', () => {
  const listed = (...rows: { parameter: string; values: string[] }[]) => takenImages(choices.images, rows);
  const names = (rows: ReturnType<typeof listed>) => offeredImages(rows).map(({ os_name }) => os_name);
  const some = listed({ parameter: 'os_name', values: ['windows'] });
  expect(names(some)).toEqual(['windows']);
  expect(imageName(imagesByName(some), { os_name: 'ubuntu', os_version: '24.04-lts' })).toBe('Ubuntu 24.04 LTS');
  const [windows] = offeredImages(listed({ parameter: 'os_version', values: ['2022'] }));
  expect(windows && offeredVersions(windows).map(({ os_version }) => os_version)).toEqual(['2022']);
  expect(names(listed())).toEqual(['ubuntu', 'windows']);
  expect(names(listed({ parameter: 'os_name', values: [] }))).toEqual(['ubuntu', 'windows']);
});
