import { pickFiles } from './picked';

const file = new File(['x'], 'a.txt');
const handle: FileSystemFileHandle = Object.assign(Object.create(null), {
  kind: 'file',
  name: 'a.txt',
  getFile: () => Promise.resolve(file),
});
const input = document.createElement('input');
const click = jest.spyOn(input, 'click').mockImplementation(() => undefined);
const respond = (picker: () => Promise<readonly FileSystemFileHandle[]>): void =>
  void Object.assign(window, { showOpenFilePicker: picker });

beforeEach(() => {
  click.mockClear();
  Reflect.deleteProperty(window, 'showOpenFilePicker');
});

it('keeps the way to what was chosen', async () => {
  respond(async () => [handle]);
  expect(await pickFiles(input, { multiple: true })).toEqual([{ path: 'a.txt', file, handle }]);
  expect(click).not.toHaveBeenCalled();
});

it('does nothing where nobody chose', async () => {
  respond(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await pickFiles(input, { multiple: true })).toEqual([]);
  expect(click).not.toHaveBeenCalled();
});

it('opens the input without such a dialog, or where it is refused', async () => {
  expect(await pickFiles(input, { multiple: false })).toEqual([]);
  expect(click).toHaveBeenCalledTimes(1);
  respond(() => Promise.reject(new DOMException('not here', 'SecurityError')));
  expect(await pickFiles(input, { multiple: false })).toEqual([]);
  expect(click).toHaveBeenCalledTimes(2);
});
