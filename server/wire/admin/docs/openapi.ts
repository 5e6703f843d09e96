import { z } from 'zod';
import { problemSchema } from '#core/admin/problem.ts';
import { docsCopy } from '#core/copy/docs.ts';
import { ADMIN_API } from '#core/site/paths/panel.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import type { AdminRoute } from '#server/wire/admin/admin-route.ts';

/**
 * A schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1. `io`: fields with a default are
 * optional in input.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
	const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
		target: 'draft-2020-12',
		io,
		unrepresentable: 'any',
	});
	return rest;
}

/** The whole API as an OpenAPI 3.1 document, from the same schemas that validate each call. */
export function openApiDocument(routes: readonly AdminRoute[]): Record<string, unknown> {
	const byPath = Map.groupBy(
		routes,
		({ path }) => `${ADMIN_API}/${path.replace(/:(\w+)/g, '{$1}')}`,
	);
	return {
		openapi: '3.1.0',
		info: {
			title: `${docsCopy.product}: ${docsCopy.title}`,
			version: PRODUCT_VERSION,
			description: docsCopy.lead,
		},
		security: [{ idToken: [] }],
		components: {
			securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
			schemas: { Problem: toJsonSchema(problemSchema, 'output') },
		},
		paths: Object.fromEntries(
			[...byPath].map(([path, list]) => [
				path,
				Object.fromEntries(list.map((route) => [route.method.toLowerCase(), operationOf(route)])),
			]),
		),
	};
}

function operationOf({
	area,
	summary,
	needs,
	path,
	query,
	body,
	answer,
}: AdminRoute): Record<string, unknown> {
	const parameters = [...pathParameters(path), ...queryParameters(query)];
	const problem = {
		description: docsCopy.refusal,
		content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
	};
	return {
		...{ tags: [area], summary, description: `${docsCopy.needsLabel}: ${docsCopy.needs[needs]}` },
		...(parameters.length === 0 ? {} : { parameters }),
		...(body === null
			? {}
			: {
					requestBody: {
						required: true,
						content: { 'application/json': { schema: toJsonSchema(body, 'input') } },
					},
				}),
		responses: {
			200: {
				description: docsCopy.answered,
				content: { 'application/json': { schema: toJsonSchema(answer, 'output') } },
			},
			default: problem,
		},
	};
}

function pathParameters(path: string) {
	return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
		name,
		in: 'path',
		required: true,
		schema: { type: 'string' },
	}));
}

function queryParameters(query: z.ZodType | null) {
	if (query === null) return [];
	const { properties = {}, required = [] } = toJsonSchema(query, 'input') as {
		properties?: Record<string, unknown>;
		required?: string[];
	};
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: 'query',
		required: required.includes(name),
		schema,
	}));
}
