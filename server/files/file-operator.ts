import type { Result } from '#core/kit/result.ts';

/** Who works with files, as far as this service needs to know. */
export type FileOperator = { id: string; role: 'editor' | 'administrator' };

/** Tells who sends a request by its ID token; null = it carried none. */
export type Authorize = (
	idToken: string | null,
	network: string | null,
) => Promise<Result<FileOperator, 'unauthenticated' | 'forbidden'>>;
