/** Whether a value of unknown shape has properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/** A value of unknown shape, to take properties from: what has none is an empty record. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
	return isRecord(value) ? value : {};
}
