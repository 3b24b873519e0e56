/** @jest-environment node */
import { importSandbox } from './import-sandbox';

const failing = (error: Error) =>
  importSandbox(async () => {
    throw error;
  });

it('says what to set where the sandbox is not there', async () => {
  const missing = Object.assign(new Error("Cannot find module 'libsql'"), { code: 'MODULE_NOT_FOUND' });
  await expect(failing(missing)).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringContaining('API_ORIGIN'),
  });
});

it('hands on what it is, and what else goes wrong in it', async () => {
  expect(await importSandbox(async () => 'the sandbox')).toBe('the sandbox');
  await expect(failing(new TypeError('broken'))).rejects.toThrow(TypeError);
});
