import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fail, ok } from '#core/kit/result.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Authorize, FileOperator } from '#server/files/file-operator.ts';
import {
	type FileService,
	type FileServiceOptions,
	openFileService,
} from '#server/files/file-service.ts';
import { createClientReader } from '#server/http/client.ts';
import { commonHeaders } from '#server/http/security-headers.ts';
import { createLog, type Log } from '#server/log.ts';
import { createStorageService } from '#server/wire/storage/storage-service.ts';

/** The file service alone on a free port, over a migrated database. */
export type FileServer = {
	url: string;
	port: number;
	service: FileService;
	server: Server;
	[Symbol.asyncDispose](): Promise<void>;
};

/** Tokens of the operators of these tests. */
export const OPERATORS: Record<string, FileOperator> = {
	'token-of-editor': { id: 'editor', role: 'editor' },
	'token-of-other': { id: 'other', role: 'editor' },
	'token-of-admin': { id: 'admin', role: 'administrator' },
};

const authorize: Authorize = async (idToken) => {
	const operator = OPERATORS[idToken ?? ''];
	if (operator !== undefined) return ok(operator);
	return fail(idToken === 'token-of-stranger' ? 'forbidden' : 'unauthenticated');
};

export type FileServerOptions = {
	database: AppDatabase;
	dataDir: string;
	s3?: FileServiceOptions['s3'];
	limits?: Partial<FileServiceOptions['limits']>;
	now?: () => number;
	port?: number;
	log?: Log;
};

export async function startFileServer({
	database,
	dataDir,
	s3 = null,
	limits,
	now,
	port = 0,
	...more
}: FileServerOptions): Promise<FileServer> {
	const { log } = { ...createLog('silent'), ...more };
	const service = await openFileService({
		...{ dataDir, db: database, log, s3 },
		limits: { fileBytes: 2 ** 31, quotaBytes: 2 ** 33, reserveBytes: 0, ...limits },
		...(now === undefined ? {} : { now }),
	});
	const client = createClientReader([]);
	const storage = createStorageService({
		files: service,
		authorize,
		common: commonHeaders({ publicUrl: 'http://x', demo: false }),
		client,
	});
	const server = createServer((request, response) => void storage.listener(request, response));
	server.listen(port, '127.0.0.1');
	await once(server, 'listening');
	const at = (server.address() as AddressInfo).port;
	return {
		...{ url: `http://127.0.0.1:${at}`, port: at, service, server },
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			server.close();
			await service[Symbol.asyncDispose]();
		},
	};
}
