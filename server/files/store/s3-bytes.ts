import { createHash } from 'node:crypto';

/** Hexadecimal, as requests to S3 are signed over it. */
export function sha256Of(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex');
}
