import type { z } from 'zod';
import type { Role } from '#core/identity/operator.ts';
import type { AppContext } from '#server/context.ts';
import type { OperatorAccess } from '#server/identity/sessions/operator-access.ts';

/** The input of one call of the panel. */
export type AdminCall<Query = unknown, Body = unknown> = {
	context: AppContext;
	access: OperatorAccess;
	/** Real UTC milliseconds, for the audit log. Editorial time is `context.clock()`. */
	now: number;
	/** Path parameters by name. */
	params: Readonly<Record<string, string>>;
	query: Query;
	body: Body;
	/** Origin of the site without a trailing slash: the only base of links. */
	publicUrl: string;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One route of the panel API. `admin-routes.ts` lists it; its rights, validation and documentation
 * derive from it.
 */
export type AdminRoute = {
	method: Method;
	/** Relative to /api/admin, without a leading slash; ':name' = a parameter. */
	path: string;
	/** The required role. There is no default: a route without rights does not compile. */
	needs: Role;
	/** The route can free space, so it works on a full disk, as every DELETE does. */
	relief?: true;
	/** Texts of the documentation, pt-BR. */
	area: string;
	summary: string;
	query: z.ZodType | null;
	body: z.ZodType | null;
	answer: z.ZodType;
	run(call: AdminCall): Promise<unknown>;
};

type Definition<Query, Body, Answer> = Pick<
	AdminRoute,
	'method' | 'path' | 'needs' | 'relief' | 'area' | 'summary'
> & {
	query?: z.ZodType<Query>;
	body?: z.ZodType<Body>;
	/** The response schema: fields outside of it never leave the server. */
	answer: z.ZodType<Answer>;
	run(call: AdminCall<Query, Body>): Promise<Answer>;
};

/** Infers the types of a route from its schemas. */
export function defineRoute<Answer, Query = undefined, Body = undefined>(
	route: Definition<Query, Body, Answer>,
): AdminRoute {
	const { query = null, body = null, run, ...rest } = route;
	// The service validates with these same schemas before the call.
	return { ...rest, query, body, run: (call) => run(call as AdminCall<Query, Body>) };
}
