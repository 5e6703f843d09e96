import type { MiddlewareHandler } from 'hono';
import { callPaths } from '#core/site/paths/machine.ts';
import type { QueueLimits, RenderQueue } from './render/render-queue.ts';

/**
 * Answers in JSON are made in the main thread: what waits there keeps everything else waiting, so
 * the line is short.
 */
export const API_QUEUE_LIMITS: QueueLimits = {
	running: 8,
	waiting: { page: 64, refresh: 0, search: 32 },
	waitMs: 3_000,
};

/**
 * Lets requests in through the same kind of line as stands in front of the renderer: who comes when
 * it is full is told to come back, with 503, instead of waiting until the client gives up.
 * Suggestions, of which there are endlessly many, wait behind the rest.
 */
export function throughQueue(queue: RenderQueue): MiddlewareHandler {
	return ({ req }, next) => queue.add(req.path === callPaths.suggestions ? 'search' : 'page', next);
}
