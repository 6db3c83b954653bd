import { remote } from 'role-remote';

/*
 * Replaces shell/src/remotes/loader.ts in the single bundle: the remote is part of the same script, so it is always
 * loaded.
 */
const state = { status: 'ready', remote, version: 'single', fellBack: false, newest: 'single' };
const nothing = () => undefined;

export const lateAfterMs = 2_500;
export const preferRegistry = nothing;
export const startRemote = nothing;
export const retryRemote = nothing;
export const remoteState = () => state;
export const subscribeRemotes = () => nothing;
export const takeLoads = () => [];
