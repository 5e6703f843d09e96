import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** The router of the public routes. */
export type PublicApi = Hono<{ Bindings: HttpBindings }>;
