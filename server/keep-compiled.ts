import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Keeps compiled code beside the built site, so that the next start of a program need not strip and
 * compile a thousand files again. Only what is imported after it counts. Where that cannot be
 * written, nothing is kept.
 */
export function keepCompiled(): void {
	enableCompileCache(fileURLToPath(new URL('../build/.compiled', import.meta.url)));
}
