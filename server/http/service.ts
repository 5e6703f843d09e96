import type { getRequestListener } from '@hono/node-server';

/** A part of the site that answers by itself, in the main thread and past the page cache. `route` = its name in the log. */
export type Service = { route: string; owns(path: string): boolean; listener: ReturnType<typeof getRequestListener> };
