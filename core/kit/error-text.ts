/** What an error of unknown kind says. */
export function errorText(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
