import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** Where the open routes are mounted. */
export type PublicApi = Hono<{ Bindings: HttpBindings }>;
