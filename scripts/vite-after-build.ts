import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin: does its work on the folder of the files for the browser once all of them are there.
 * That is while the server is bundled, which comes last: only then has the router written its list
 * of routes among them. Such plugins run one after another, in the order of the configuration.
 */
export function afterBuild(name: string, work: (clientDir: string) => Promise<void>): Plugin {
	return {
		name,
		apply: 'build',
		applyToEnvironment: (environment) => environment.config.consumer === 'server',
		writeBundle: {
			order: 'post',
			sequential: true,
			async handler({ dir }) {
				if (dir !== undefined) await work(path.join(dir, '../client'));
			},
		},
	};
}
