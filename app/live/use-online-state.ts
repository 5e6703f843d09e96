import { useSyncExternalStore } from 'react';
import { type OnlineState, onlineState } from './online-state.ts';

const ONLINE: OnlineState = { offline: false, at: null };

/** Whether the guide answers, and until when the data was known to be true; a page from the server is online. */
export function useOnlineState(): OnlineState {
	return useSyncExternalStore(onlineState.subscribe, onlineState.read, () => ONLINE);
}
