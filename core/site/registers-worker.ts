import { isPanel } from './panel-address.ts';
import { paths } from './paths.ts';

/**
 * Whether a page registers the service worker where it is on: pages of the guide, neither the panel
 * nor the sign-in.
 */
export function registersWorker(path: string): boolean {
	return !isPanel(path) && path !== paths.login;
}
