import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FilesAddress, readFilesAddress } from '#core/media/files-address.ts';
import { isObjectName } from '#core/media/object-name.ts';
import { asRelief } from '#server/db/relief.ts';
import { refusalOf } from '#server/files/file-errors.ts';
import { sendEmpty, sendRefusal } from './answer.ts';
import { bucket } from './bucket.ts';
import { headerOf, type StorageCall, type StorageParts } from './call.ts';
import { remove } from './delete.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { media } from './media.ts';
import { multipart } from './multipart.ts';
import { picture } from './picture.ts';
import { start } from './start.ts';
import { update } from './update.ts';
import { upload } from './upload.ts';

type StorageListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The format of the ids issued here. */
const UPLOAD_ID = /^[\w-]{1,64}$/;

type Method = () => Promise<void> | void;

/**
 * The storage protocol of the official client (S7.04), below /files. Uses node:http directly:
 * bodies of gigabytes stream to the disk with backpressure, and bytes before a disconnect are kept.
 * Never rejects: every failure is a response or a closed connection.
 */
export function createStorageListener(parts: StorageParts): StorageListener {
	return async (request, response) => {
		const gone = new AbortController();
		response.once('close', () => gone.abort());
		const call: StorageCall = { ...parts, request, response, closed: gone.signal };
		try {
			await route(call);
		} catch (error) {
			answerError(call, error);
		}
	};
}

function answerError(call: StorageCall, error: unknown): void {
	const { request, response, service } = call;
	const refusal = refusalOf(error);
	if (refusal === null && !request.destroyed)
		service.log.error({ err: error }, 'file service failed');
	if (response.headersSent || response.destroyed) response.destroy();
	else sendRefusal(call, refusal ?? 'unavailable');
}

async function route(call: StorageCall): Promise<void> {
	const address = readFilesAddress(call.request.url ?? '');
	const verb = call.request.method === 'HEAD' ? 'GET' : (call.request.method ?? '');
	if (address === null) return sendRefusal(call, 'not-found');
	const methods = methodsOf(call, address);
	const allow = ['OPTIONS', ...Object.keys(methods)].join(', ');
	if (verb === 'OPTIONS') return sendEmpty(call, 204, { allow });
	const method = Object.hasOwn(methods, verb) ? methods[verb] : undefined;
	if (method === undefined) return sendRefusal(call, 'method-not-allowed', { allow });
	await method();
}

function methodsOf(call: StorageCall, address: FilesAddress): Record<string, Method> {
	switch (address.kind) {
		case 'bucket':
			return { GET: () => bucket(call) };
		case 'objects':
			return { GET: () => list(call, address.query), POST: () => post(call, address.query) };
		case 'picture':
			return { GET: () => picture(call, address.digest, address.file) };
		case 'object':
			return isObjectName(address.name)
				? objectMethods(call, address.name, address.query)
				: refusing(call);
	}
}

function objectMethods(
	call: StorageCall,
	name: string,
	query: URLSearchParams,
): Record<string, Method> {
	return {
		GET: () => (query.get('alt') === 'media' ? media(call, name, query) : get(call, name)),
		PATCH: () => update(call, name),
		DELETE: () => asRelief(() => remove(call, name)),
	};
}

/** For a name that no file can have. */
function refusing(call: StorageCall): Record<string, Method> {
	const refuse = () => sendRefusal(call, 'bad-name');
	return { GET: refuse, PATCH: refuse, DELETE: refuse };
}

/** The protocol uses one address for three kinds of POST. */
function post(call: StorageCall, query: URLSearchParams): Promise<void> | void {
	const uploadId = query.get('upload_id');
	if (uploadId !== null)
		return UPLOAD_ID.test(uploadId) ? upload(call, uploadId) : sendRefusal(call, 'upload-gone');
	if (headerOf(call.request, 'x-goog-upload-command')?.toLowerCase() === 'start')
		return start(call, query);
	if (headerOf(call.request, 'x-goog-upload-protocol')?.toLowerCase() === 'multipart')
		return multipart(call, query);
	return sendRefusal(call, 'bad-request');
}
