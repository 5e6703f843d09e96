import { createHash } from 'node:crypto';
import type { AskedSource } from './ask-source.ts';

/** A digest of all that decides how a source is asked and read: a test is valid for one of them. */
export function sourceDigest({
	template,
	season,
	format,
	competitionId,
	keyHeader,
	sealedKey,
}: AskedSource): string {
	const decisive = [template, season, format, competitionId, keyHeader, sealedKey];
	return createHash('sha256').update(JSON.stringify(decisive)).digest('hex');
}
