import { api } from './api.mjs';
import { billing } from './billing.mjs';
import { edge } from './edge.mjs';
import { contract } from './contract.mjs';
import { running } from './running.mjs';
import { shell } from './shell.mjs';
import { signIn } from './sign-in.mjs';
import { storage } from './storage.mjs';

/**
 * A guard of shared/docs/security.md, and how to take it out.
 * @typedef {object} Guard
 * @property {string} name what it keeps out
 * @property {string} file where it stands, from the root
 * @property {string} find its text, which is there once
 * @property {string} replace the text without the guard
 * @property {readonly string[]} tests unit tests of which one must fail then
 */

/** @type {readonly Guard[]} */
export const guards = [...signIn, ...api, ...shell, ...edge, ...running, ...contract, ...billing, ...storage];
