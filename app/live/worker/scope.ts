/** The build that this worker was made with (scripts/vite-service-worker.ts). */
declare const GUIA_BUILD: string;
declare const self: ServiceWorkerGlobalScope;

export const scope = self;
export const BUILD = GUIA_BUILD;

/**
 * What must not fail what it goes with: storage may be full, blocked or damaged, and then the guide
 * is simply online only.
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
