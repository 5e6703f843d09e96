import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from '#core/kit/result.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { Authorize, FileOperator } from '#server/files/file-operator.ts';
import type { FileService } from '#server/files/file-service.ts';
import type { VariantShelf } from '#server/files/variant-shelf.ts';

/** Dependencies of the storage methods. */
export type StorageParts = {
	service: FileService;
	shelf: VariantShelf;
	authorize: Authorize;
	/** Shortened client address for the audit log. */
	networkOf(request: IncomingMessage): string;
	/** Headers common to every response. */
	common: readonly string[];
};

/** One request. `closed` is aborted when its connection is gone. */
export type StorageCall = StorageParts & {
	request: IncomingMessage;
	response: ServerResponse;
	closed: AbortSignal;
};

/** The ID token of a request: the official client sends `Firebase`, others `Bearer`. */
function idTokenOf({ headers }: IncomingMessage): string | null {
	const [, token = null] = /^(?:firebase|bearer) +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
	return token;
}

/**
 * The operator of a request. 401 for a missing or invalid token; 403 for an account that is not an
 * operator.
 */
export function operatorOf({
	request,
	authorize,
	networkOf,
}: StorageCall): Promise<Result<FileOperator, Refusal>> {
	return authorize(idTokenOf(request), networkOf(request));
}

/** One header of a request, as text. */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
	const value = headers[name];
	return Array.isArray(value) ? value.join(', ') : value;
}
