import type { z } from 'zod';
import { sampleOf } from '#tests/support/ledger/sample-of.ts';
import { resolve, type SchemaPart, sentSchema } from '#tests/support/schema-bounds.ts';

/** A body with one part of it at an end of its schema, or just beyond it. */
export type Variant = { place: string; body: unknown; beyond: boolean };

/**
 * `base` with each number, text, list and record of the schema at its ends and just beyond them,
 * one at a time; choices only beyond.
 */
export function variantsOf(schema: z.ZodType, base: unknown): Variant[] {
	const root = sentSchema(schema);
	return walk({ root, part: root, base }).map(({ place, ...rest }) => ({
		place: place === '' ? '.' : place,
		...rest,
	}));
}

type Place = { root: SchemaPart; part: SchemaPart; base: unknown };

const LONE_SURROGATE = '\ud800';
const DAYS = ['1900-01-01', '2100-12-31', '1899-12-31', '2101-01-01', '+99999-01'];
const DAY_LENGTH = 10;

function walk({ root, part: given, base }: Place): Variant[] {
	const part = given.$ref === undefined ? given : resolve(root, given.$ref);
	const choices = part.anyOf ?? part.oneOf;
	if (choices !== undefined)
		return choices.flatMap((one) =>
			walk({ root, part: one, base: fits(one, base) ? base : sampleOf(one) }),
		);
	if (part.const !== undefined) return [];
	if (part.enum !== undefined) return [beyond('absent')];
	return (KINDS[String(part.type)] ?? (() => []))({ root, part, base });
}

const KINDS: Readonly<Record<string, (place: Place) => Variant[]>> = {
	object: ({ root, part, base }) => [
		...fieldVariants({ root, part, base }),
		...recordVariants({ root, part, base }),
	],
	array: ({ root, part, base }) => listVariants({ root, part, base }),
	string: ({ part, base }) => textVariants(part, String(base)),
	integer: ({ part }) => [...numberVariants(part), beyond((part.minimum ?? 0) + 0.5)],
	number: ({ part }) => numberVariants(part),
	boolean: () => [beyond('false')],
	null: () => [at(null)],
};

const at = (body: unknown, place = ''): Variant => ({ place, body, beyond: false });
const beyond = (body: unknown, place = ''): Variant => ({ place, body, beyond: true });

function fieldVariants({ root, part, base }: Place): Variant[] {
	const fields = (base ?? {}) as Record<string, unknown>;
	return Object.entries(part.properties ?? {}).flatMap(([name, child]) =>
		walk({ root, part: child, base: fields[name] ?? sampleOf(child) }).map(
			({ place, body, beyond: over }) => ({
				...{ place: `.${name}${place}`, body: { ...fields, [name]: body }, beyond: over },
			}),
		),
	);
}

function recordVariants({
	root,
	part: { additionalProperties, maxProperties = 0, propertyNames },
	base,
}: Place): Variant[] {
	if (typeof additionalProperties !== 'object') return [];
	const value = sampleOf(additionalProperties);
	const many = (count: number) =>
		Object.fromEntries(Array.from({ length: count }, (_, place) => [`n${place}`, value]));
	const named = (length: number) => ({ ['n'.repeat(length)]: value });
	const most = propertyNames?.maxLength ?? 0;
	return [
		...[
			at(many(maxProperties)),
			beyond(many(maxProperties + 1)),
			at(named(most)),
			beyond(named(most + 1)),
		],
		...walk({ root, part: additionalProperties, base: value }).map(
			({ place, body, beyond: over }) => ({
				...{ place: `.*${place}`, body: { ...(base as object), n: body }, beyond: over },
			}),
		),
	];
}

function listVariants({
	root,
	part: { items = {}, minItems = 0, maxItems = 0 },
	base,
}: Place): Variant[] {
	const [item = sampleOf(items)] = Array.isArray(base) ? base : [];
	const many = (count: number) => Array.from({ length: count }, () => item);
	return [
		...[at(many(maxItems)), beyond(many(maxItems + 1)), ...(minItems === 0 ? [] : [beyond([])])],
		...walk({ root, part: items, base: item }).map(({ place, body, beyond: over }) => ({
			place: `.*${place}`,
			body: [body],
			beyond: over,
		})),
	];
}

function textVariants({ minLength = 0, maxLength = 0 }: SchemaPart, base: string): Variant[] {
	const padded = (piece: string, length: number) =>
		base.slice(0, length) +
		piece.repeat(Math.floor(Math.max(length - base.length, 0) / piece.length));
	return [
		...(minLength === 0 ? [at('')] : [beyond('')]),
		...['ç', '😀'].map((piece) => at(padded(piece, maxLength))),
		...[at(LONE_SURROGATE), beyond(padded('a', maxLength + 1)), beyond('a\0b')],
		...(maxLength === DAY_LENGTH ? DAYS.map((day) => at(day)) : []),
	];
}

function numberVariants({ minimum = 0, maximum = 0 }: SchemaPart): Variant[] {
	return [
		at(minimum),
		at(maximum),
		...[minimum - 1, maximum + 1, 9e18].map((number) => beyond(number)),
	];
}

/** Whether a value is of this choice among others, as far as its kind tells. */
function fits(
	{ type, properties = {}, required = [], enum: choices }: SchemaPart,
	value: unknown,
): boolean {
	if (choices !== undefined) return choices.includes(value);
	if (type !== 'object' || typeof value !== 'object' || value === null)
		return type === (Array.isArray(value) ? 'array' : typeof value);
	const fields = value as Record<string, unknown>;
	return required.every(
		(name) =>
			name in fields && [undefined, fields[name]].includes(properties[name]?.const as undefined),
	);
}
