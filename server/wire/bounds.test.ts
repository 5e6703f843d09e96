import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fileMetadataSchema } from '#core/media/file-metadata.ts';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import { unboundedParts } from '#tests/support/schema-bounds.ts';
import { ADMIN_ROUTES } from './admin/admin-routes.ts';
import { METHODS } from './identity/methods.ts';

/** Every schema that checks what is sent to us, by where it is sent. */
const SENT: [name: string, schema: z.ZodType][] = [
	...ADMIN_ROUTES.flatMap(({ method, path, query, body }): [string, z.ZodType][] => [
		...(query === null ? [] : ([[`${method} ${path} ?`, query]] as [string, z.ZodType][])),
		...(body === null ? [] : ([[`${method} ${path}`, body]] as [string, z.ZodType][])),
	]),
	...METHODS.map(({ path, input }): [string, z.ZodType] => [`identity ${path}`, input]),
	['storage metadata', fileMetadataSchema],
	...ALL_BOTS.map(({ id, settings }): [string, z.ZodType] => [
		`settings of the bot ${id}`,
		settings,
	]),
];

test('every number, text, list and record that is sent to us has bounds', () => {
	expect(SENT.length).toBeGreaterThan(80);
	expect(
		SENT.flatMap(([name, schema]) => unboundedParts(schema).map((part) => `${name}${part}`)),
	).toEqual([]);
});
