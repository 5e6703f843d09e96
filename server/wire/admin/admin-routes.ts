import type { AdminRoute } from './admin-route.ts';
import { me } from './me.ts';
import { overview } from './overview.ts';

/** Every address of the panel's JSON, a line each. A test tries each of them as everybody who may not. */
export const ADMIN_ROUTES: readonly AdminRoute[] = [me, overview];
