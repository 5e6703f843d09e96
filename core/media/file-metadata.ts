import { z } from 'zod';
import { recordField } from '#core/kit/fields.ts';
import type { StoredFile } from './stored-file.ts';

/** Visible ASCII only: these texts become headers. */
const header = z
	.string()
	.max(200)
	.regex(/^[\x20-\x7e]*$/);
const CONTENT_TYPE =
	/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;\s*[\w!#$&^.+-]+=("[\x20-\x21\x23-\x7e]*"|[\w!#$&^.+-]+))*$/;
const CUSTOM_KEY = /^(?!__proto__$)[^\p{Cc}\p{Surrogate}]+$/u;
const CUSTOM_BYTES = 8 * 1024;

/** More pairs than the byte limit allows. */
const MOST_PAIRS = 1_000;
const custom = recordField(
	z.string().max(100).regex(CUSTOM_KEY),
	z.string().max(CUSTOM_BYTES).nullable(),
	MOST_PAIRS,
).refine((record) => JSON.stringify(record).length <= CUSTOM_BYTES);

/**
 * The fields of a file that its uploader may write; other resource fields are ignored, as in the
 * hosted service. Null clears.
 */
export const fileMetadataSchema = z.object({
	contentType: header.regex(CONTENT_TYPE).nullish(),
	cacheControl: header.nullish(),
	contentDisposition: header.nullish(),
	contentEncoding: header.nullish(),
	contentLanguage: header.nullish(),
	metadata: custom.nullish(),
});

export type FileMetadata = z.infer<typeof fileMetadataSchema>;

type WritableFields = Pick<
	StoredFile,
	| 'contentType'
	| 'cacheControl'
	| 'contentDisposition'
	| 'contentEncoding'
	| 'contentLanguage'
	| 'custom'
>;

const EMPTY: WritableFields = {
	contentType: '',
	cacheControl: null,
	contentDisposition: null,
	contentEncoding: null,
	contentLanguage: null,
	custom: {},
};

/**
 * The fields after a change: omitted ones stay, null clears, and custom pairs change one by one.
 */
export function withMetadata(before: WritableFields, change: FileMetadata): WritableFields {
	const after = { ...before };
	for (const field of [
		'cacheControl',
		'contentDisposition',
		'contentEncoding',
		'contentLanguage',
	] as const) {
		const value = change[field];
		if (value !== undefined) after[field] = value === '' ? null : value;
	}
	if (change.contentType !== undefined) after.contentType = change.contentType ?? '';
	if (change.metadata === null) after.custom = {};
	else if (change.metadata !== undefined) after.custom = mergePairs(before.custom, change.metadata);
	return after;
}

/** The fields of a new file. */
export function newMetadata(given: FileMetadata): WritableFields {
	return withMetadata(EMPTY, given);
}

function mergePairs(
	before: Record<string, string>,
	change: Record<string, string | null>,
): Record<string, string> {
	const merged: [string, string | null][] = Object.entries({ ...before, ...change });
	return Object.fromEntries(merged.filter((pair): pair is [string, string] => pair[1] !== null));
}
