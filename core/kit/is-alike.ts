import { isRecord } from './record.ts';

/**
 * Whether two values of plain data say the same: a field that is undefined is absent, the order of
 * fields does not count.
 */
export function isAlike(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other))
		return false;
	return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
		isAlike(one[key], other[key]),
	);
}
