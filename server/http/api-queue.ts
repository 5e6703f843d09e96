import type { MiddlewareHandler } from 'hono';
import { callPaths } from '#core/site/paths/machine.ts';
import type { QueueLimits, RenderQueue } from './render/render-queue.ts';

/**
 * JSON is produced in the main thread, where waiting work delays everything else, so the queue is
 * short.
 */
export const API_QUEUE_LIMITS: QueueLimits = {
	running: 8,
	waiting: { page: 64, refresh: 0, search: 32 },
	waitMs: 3_000,
};

/**
 * Queues requests as in front of the renderer. When the queue is full, a 503 asks the client to
 * retry instead of letting it time out. Suggestions have countless variants, so they wait behind
 * the rest.
 */
export function throughQueue(queue: RenderQueue): MiddlewareHandler {
	return ({ req }, next) => queue.add(req.path === callPaths.suggestions ? 'search' : 'page', next);
}
