/** The build of this worker (scripts/vite-service-worker.ts). */
declare const GUIA_BUILD: string;
declare const self: ServiceWorkerGlobalScope;

export const scope = self;
export const BUILD = GUIA_BUILD;

/**
 * Runs work whose failure must not fail its caller. Storage may be full, blocked or damaged: the
 * guide then works online only.
 */
export async function attempt<Value, Otherwise>(
	work: () => Promise<Value>,
	otherwise: Otherwise,
): Promise<Value | Otherwise> {
	try {
		return await work();
	} catch {
		return otherwise;
	}
}
