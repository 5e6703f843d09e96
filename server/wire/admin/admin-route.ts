import type { z } from 'zod';
import type { Role } from '#core/identity/operator.ts';
import type { AppContext } from '#server/context.ts';
import type { OperatorAccess } from '#server/identity/sessions/operator-access.ts';

/** What one call of the panel may use. */
export type AdminCall<Query = unknown, Body = unknown> = {
	context: AppContext;
	access: OperatorAccess;
	/** Real UTC milliseconds: who did what when. Editorial time is `context.clock()`. */
	now: number;
	/** Of the path, by name. */
	params: Readonly<Record<string, string>>;
	query: Query;
	body: Body;
	/** Origin of the site without a trailing slash: the only base of links. */
	publicUrl: string;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One address of the panel's JSON: a line in `admin-routes.ts`, and from it its check of rights,
 * its validation and its documentation.
 */
export type AdminRoute = {
	method: Method;
	/** Under /api/admin, without a slash before it; ':name' = a parameter. */
	path: string;
	/** Who may call it. There is no default: a route without rights does not compile. */
	needs: Role;
	/** It can make room: it works on a full disk too, as every DELETE does. */
	relief?: true;
	/** Parts of the documentation, pt-BR. */
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
	/** What is not in it never leaves the server. */
	answer: z.ZodType<Answer>;
	run(call: AdminCall<Query, Body>): Promise<Answer>;
};

/** Ties the types of a route to its schemas. */
export function defineRoute<Answer, Query = undefined, Body = undefined>(
	route: Definition<Query, Body, Answer>,
): AdminRoute {
	const { query = null, body = null, run, ...rest } = route;
	// The service validates with these very schemas before it calls.
	return { ...rest, query, body, run: (call) => run(call as AdminCall<Query, Body>) };
}
