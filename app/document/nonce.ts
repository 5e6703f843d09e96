import { createContext, useContext } from 'react';

/**
 * One-time mark of this rendering's own inline scripts; undefined in the browser.
 * `nonce={useNonce()}` on an inline script puts it on the list of the page's security policy;
 * without it the browser refuses to run the script. The mark itself never leaves the server.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
	return useContext(NonceContext);
}
