import type { SchemaPart } from '#tests/support/schema-bounds.ts';

const TEXTS: Record<string, string> = {
	uri: 'https://fonte.example/',
	email: 'ana@guia.example',
	'date-time': '2026-11-22T12:00:00Z',
};

/** A small value that a schema describes; rules that no schema can say may still refuse it. */
export function sampleOf(schema: SchemaPart): unknown {
	if (schema.const !== undefined) return schema.const;
	if (schema.enum !== undefined) return schema.enum[0];
	const [choice] = schema.anyOf ?? schema.oneOf ?? [];
	if (choice !== undefined) return sampleOf(choice);
	if (schema.type === 'object') {
		const { properties = {}, required = [] } = schema;
		return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
	}
	if (schema.type === 'array')
		return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
	if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
	if (schema.type === 'boolean') return false;
	return schema.type === 'string'
		? (TEXTS[schema.format ?? ''] ?? 'x'.repeat(Math.max(schema.minLength ?? 1, 1)))
		: null;
}
