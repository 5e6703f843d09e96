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

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

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
	/** Open to an administrator who must still add a second factor or a passkey. */
	enrolls?: true;
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

type Schema = z.ZodType | null;

/** A route with the types of its address and schemas; the browser's client derives from them. */
type DefinedRoute<
	Verb extends Method,
	Path extends string,
	Query extends Schema,
	Body extends Schema,
	Answer extends z.ZodType,
> = AdminRoute & { method: Verb; path: Path; query: Query; body: Body; answer: Answer };

type Read<Of extends Schema> = Of extends z.ZodType ? z.output<Of> : undefined;

type Definition<
	Verb extends Method,
	Path extends string,
	Query extends Schema,
	Body extends Schema,
	Answer extends z.ZodType,
> = Pick<AdminRoute, 'needs' | 'enrolls' | 'relief' | 'area' | 'summary'> & {
	method: Verb;
	path: Path;
	query?: Query;
	body?: Body;
	/** What is not in it never leaves the server. */
	answer: Answer;
	run(call: AdminCall<Read<Query>, Read<Body>>): Promise<z.output<Answer>>;
};

/** Ties the types of a route to its schemas. */
export function defineRoute<
	Verb extends Method,
	Path extends string,
	Answer extends z.ZodType,
	Query extends Schema = null,
	Body extends Schema = null,
>(
	route: Definition<Verb, Path, Query, Body, Answer>,
): DefinedRoute<Verb, Path, Query, Body, Answer> {
	const { query = null as Query, body = null as Body, run, ...rest } = route;
	// The service validates with these very schemas before it calls.
	return {
		...rest,
		query,
		body,
		run: (call) => run(call as AdminCall<Read<Query>, Read<Body>>),
	};
}
