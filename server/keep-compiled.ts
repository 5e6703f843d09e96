import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Enables Node's compile cache beside the built site, so that the next start need not strip and
 * compile a thousand files again. Covers only modules imported later. Without write access nothing
 * is cached.
 */
export function keepCompiled(): void {
	enableCompileCache(fileURLToPath(new URL('../build/.compiled', import.meta.url)));
}
