import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Result } from '#core/kit/result.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { Authorize, FileOperator } from '#server/files/file-operator.ts';
import type { FileService } from '#server/files/file-service.ts';
import type { VariantShelf } from '#server/files/variant-shelf.ts';

/** What the methods of the storage protocol work with. */
export type StorageParts = {
	service: FileService;
	shelf: VariantShelf;
	authorize: Authorize;
	/** Shortened address of the client, for the log of identity. */
	networkOf(request: IncomingMessage): string;
	/** Headers of every answer of this installation. */
	common: readonly string[];
};

/** One request. `closed` is aborted when its connection is gone. */
export type StorageCall = StorageParts & {
	request: IncomingMessage;
	response: ServerResponse;
	closed: AbortSignal;
};

/** The ID token of a request: the official client says `Firebase`, everybody else `Bearer`. */
function idTokenOf({ headers }: IncomingMessage): string | null {
	const [, token = null] = /^(?:firebase|bearer) +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
	return token;
}

/** Who asks. Without a token, or with a bad one, 401; signed in without being an operator, 403. */
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
