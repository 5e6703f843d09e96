import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin: an error, in build and in dev, when the browser's half of the program reaches a
 * module under `server/` or one of our modules imports a Node builtin. React Router guards
 * `*.server.ts` names only; a plain folder would be bundled silently, secrets included. Loaders and
 * `import type` pass: they are cut off before anything is resolved.
 */
export function serverOnly(): Plugin {
	let serverRoot = '';
	return {
		name: 'guia:server-only',
		enforce: 'pre',
		applyToEnvironment: (environment) => environment.config.consumer === 'client',
		configResolved(config) {
			serverRoot = path.join(config.root, 'server') + path.sep;
		},
		async resolveId(source, importer, options) {
			// The scan for packages to prebundle reads sources before loaders are cut off, and produces
			// no code.
			if (
				importer === undefined ||
				('scan' in options && options.scan) ||
				importer.includes('/node_modules/')
			)
				return null;
			if (isBuiltin(source)) throw new Error(refusal(source, importer, 'a Node builtin'));
			const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
			if (resolved && path.normalize(resolved.id).startsWith(serverRoot))
				throw new Error(refusal(source, importer, 'code of server/'));
			return resolved;
		},
	};
}

function refusal(source: string, importer: string, what: string): string {
	return `"${source}" is ${what} and would reach the browser through ${importer}. Use it only in a loader, action, middleware or headers, or as a type.`;
}
