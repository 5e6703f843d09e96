import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A part of the site that answers by itself, in the main thread and past the page cache. `route` =
 * its name in the log.
 */
export type Service = {
	route: string;
	owns(path: string): boolean;
	listener(request: IncomingMessage, response: ServerResponse): Promise<unknown>;
	/** It takes bodies that are long in coming, and watches them itself. */
	watchesBodies?: true;
};
