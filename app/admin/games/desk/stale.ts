import { DataError } from '#app/api-client/data-error.ts';

/** Whether a save was refused because somebody else's came before. */
export function isStale(error: unknown): boolean {
	return error instanceof DataError && error.problem?.code === 'stale';
}

/** How many games a filter finds now, told with such a refusal. */
export function totalOf(error: unknown): number {
	const current = error instanceof DataError ? (error.problem?.current as { total?: number } | undefined) : undefined;
	return current?.total ?? 0;
}
