import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A part of the site that handles its own requests in the main thread, bypassing the page cache.
 * `route` = its name in the log.
 */
export type Service = {
	route: string;
	owns(path: string): boolean;
	listener(request: IncomingMessage, response: ServerResponse): Promise<unknown>;
	/** It accepts slow bodies and enforces its own limits. */
	watchesBodies?: true;
};
