import { isRecord } from './record.ts';

/**
 * Whether two plain data values are equal: undefined fields count as absent, and field order does
 * not matter.
 */
export function isAlike(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other))
		return false;
	return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
		isAlike(one[key], other[key]),
	);
}
