import { randomBytes } from 'node:crypto';

/** A new id: 28 hexadecimal digits that sort by time of creation, 64 bits of them random. */
export function newId(): string {
	return Date.now().toString(16).padStart(12, '0') + randomBytes(8).toString('hex');
}
