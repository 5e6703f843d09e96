import { createContext, useContext } from 'react';

/**
 * Nonce of this rendering's own inline scripts; undefined in the browser. `nonce={useNonce()}`
 * lists an inline script in the page's CSP; without it the browser refuses to run it. The nonce
 * itself never leaves the server.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
	return useContext(NonceContext);
}
