import { z } from 'zod';

/** A part of a schema, as JSON Schema tells it. */
export type SchemaPart = {
	type?: string | string[];
	format?: string;
	enum?: unknown[];
	const?: unknown;
	anyOf?: SchemaPart[];
	oneOf?: SchemaPart[];
	allOf?: SchemaPart[];
	properties?: Record<string, SchemaPart>;
	required?: string[];
	additionalProperties?: SchemaPart | boolean;
	propertyNames?: SchemaPart;
	items?: SchemaPart;
	minItems?: number;
	maxItems?: number;
	maxProperties?: number;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	/** Where what may be anything is held to an end: `z.meta` of the schema. */
	boundedBy?: string;
	$ref?: string;
	$defs?: Record<string, SchemaPart>;
};

/** What may be sent to us, from the very schema that checks it. */
export function sentSchema(schema: z.ZodType): SchemaPart {
	return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaPart;
}

/**
 * Where a schema takes a number, a text, a list or a record without an end: paths such as
 * '.games.*.note: text'.
 */
export function unboundedParts(schema: z.ZodType): string[] {
	const root = sentSchema(schema);
	const found: string[] = [];
	const seen = new Set<SchemaPart>();
	const open: Placed[] = [{ part: root, path: '' }];
	for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
		if (seen.has(entry.part)) continue;
		seen.add(entry.part);
		const fault = faultOf(entry.part);
		if (fault !== null) found.push(`${entry.path}: ${fault}`);
		open.push(...childrenOf(root, entry));
	}
	return found;
}

type Placed = { part: SchemaPart; path: string };

function childrenOf(root: SchemaPart, { part, path }: Placed): Placed[] {
	const {
		anyOf = [],
		oneOf = [],
		properties = {},
		items,
		propertyNames,
		additionalProperties,
	} = part;
	return [
		...(part.$ref === undefined ? [] : [{ part: resolve(root, part.$ref), path }]),
		...[...anyOf, ...oneOf].map((one) => ({ part: one, path })),
		...Object.entries(properties).map(([name, child]) => ({
			part: child,
			path: `${path}.${name}`,
		})),
		...(items === undefined ? [] : [{ part: items, path: `${path}.*` }]),
		...(propertyNames === undefined ? [] : [{ part: propertyNames, path: `${path}.NAME` }]),
		...(typeof additionalProperties === 'object'
			? [{ part: additionalProperties, path: `${path}.*` }]
			: []),
	];
}

/** The part that a reference names. */
export function resolve(root: SchemaPart, reference: string): SchemaPart {
	if (reference === '#') return root;
	const found = root.$defs?.[reference.replace('#/$defs/', '')];
	if (found === undefined) throw new Error(`No ${reference}`);
	return found;
}

/** What is missing for each type that a part may have. */
const ENDS: Readonly<Record<string, (part: SchemaPart) => string | null>> = {
	string: ({ maxLength }) => (maxLength === undefined ? 'text' : null),
	integer: numberFault,
	number: numberFault,
	array: ({ maxItems }) => (maxItems === undefined ? 'list' : null),
	object: ({ additionalProperties, maxProperties }) =>
		typeof additionalProperties === 'object' && maxProperties === undefined ? 'record' : null,
	boolean: () => null,
	null: () => null,
};

function faultOf(part: SchemaPart): string | null {
	const { enum: choices, const: only, boundedBy, anyOf, oneOf, $ref } = part;
	if ([choices, only, boundedBy, anyOf, oneOf, $ref].some((one) => one !== undefined)) return null;
	const types = [part.type ?? []].flat();
	if (types.length === 0) return 'anything';
	return (
		types.map((type) => (ENDS[type] ?? (() => type))(part)).find((fault) => fault !== null) ?? null
	);
}

function numberFault({ minimum, maximum }: SchemaPart): string | null {
	return isBound(minimum) && isBound(maximum) ? null : 'number';
}

/** The ends of the safe integers are what a schema says that names no end. */
function isBound(end: number | undefined): boolean {
	return end !== undefined && Math.abs(end) < Number.MAX_SAFE_INTEGER;
}
