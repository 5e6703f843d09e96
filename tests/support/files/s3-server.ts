import S3rver from '@20minutes/s3rver';
import type { S3Address } from '#server/files/store/files-url.ts';
import { createS3Client } from '#server/files/store/s3-client.ts';
import { temporaryFolder } from '#tests/support/database.ts';

/** A server that speaks S3 and checks signatures, with one empty bucket. */
export type S3Server = {
	address: S3Address;
	/** Keys of all objects, those in flight included. */
	keys(): Promise<string[]>;
	stop(): Promise<void>;
	restart(): Promise<void>;
	[Symbol.asyncDispose](): Promise<void>;
};

export async function startS3Server(): Promise<S3Server> {
	const folder = await temporaryFolder();
	let server = createServer(folder.path, 0);
	const { port } = await server.run();
	const stop = async () => {
		server.httpServer.closeAllConnections();
		if (server.httpServer.listening) await server.close();
	};
	const address = {
		endpoint: `http://127.0.0.1:${port}`,
		...{ bucket: 'guia', prefix: 'arquivos', region: 'us-east-1' },
		...{ accessKey: 'S3RVER', secretKey: 'S3RVER' },
	};
	return {
		address,
		async keys() {
			const { endpoint, bucket } = address;
			const xml = await (
				await createS3Client(address)(`${endpoint}/${bucket}?list-type=2`, {
					method: 'GET',
				})
			).text();
			return [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
		},
		stop,
		async restart() {
			server = createServer(folder.path, port);
			await server.run();
		},
		async [Symbol.asyncDispose]() {
			await stop();
			await folder[Symbol.asyncDispose]();
		},
	};
}

function createServer(directory: string, port: number): S3rver {
	return new S3rver({
		address: '127.0.0.1',
		port,
		silent: true,
		directory,
		vhostBuckets: false,
		configureBuckets: [{ name: 'guia' }],
	});
}
