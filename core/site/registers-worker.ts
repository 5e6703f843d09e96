import { isPanel } from './panel-address.ts';
import { paths } from './paths.ts';

/**
 * Whether a page registers the service worker, if it is enabled: pages of the guide, but neither
 * the panel nor the sign-in.
 */
export function registersWorker(path: string): boolean {
	return !isPanel(path) && path !== paths.login;
}
