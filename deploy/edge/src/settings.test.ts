/** @jest-environment node */
import { readSettings, SettingsError } from './settings';

const controlsOf = (env: NodeJS.ProcessEnv): boolean => readSettings(env, '/').controls;

it.each([undefined, '', 'on', 'ON', 'true', 'yes', '1', ' on '])('the controls of the sandbox are on: %j', (word) => {
  expect(controlsOf({ SANDBOX_CONTROLS: word })).toBe(true);
});

it.each(['off', 'Off', 'false', 'no', '0'])('and off: %j', (word) => {
  expect(controlsOf({ SANDBOX_CONTROLS: word })).toBe(false);
});

it.each(['of', 'disabled', 'none', '-'])('a word that nobody understands is refused: %j', (word) => {
  expect(() => controlsOf({ SANDBOX_CONTROLS: word })).toThrow(SettingsError);
  expect(() => controlsOf({ SANDBOX_CONTROLS: word })).toThrow(`SANDBOX_CONTROLS must be 'on' or 'off', not '${word}'`);
});

it('are off beside a real API, whatever is asked for', () => {
  expect(controlsOf({ SANDBOX_CONTROLS: 'on', API_ORIGIN: 'https://api.example.com' })).toBe(false);
});
