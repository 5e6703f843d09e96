import type { Result } from '#core/kit/result.ts';

/** The operator of a request, as far as this service needs to know. */
export type FileOperator = { id: string; role: 'editor' | 'administrator' };

/** Identifies the sender of a request by its ID token; null = the request has none. */
export type Authorize = (
	idToken: string | null,
	network: string | null,
) => Promise<Result<FileOperator, 'unauthenticated' | 'forbidden'>>;
