import { setTimeout as wait } from 'node:timers/promises';
import type { S3Address } from '#server/files/store/files-url.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startWeb, type WebProcess } from '#tests/support/web-process.ts';

/** A web process that a test ends and starts again, at one address. */
export type Node = {
	/** host:port */
	address: string;
	web: WebProcess;
	/** Starts the next process and waits until it is ready. */
	start(): Promise<void>;
};

export async function openNode(settings: Record<string, string>): Promise<Node> {
	const port = await freePort();
	const run = () => startWeb({ ...settings, PORT: String(port) });
	const node: Node = {
		address: `127.0.0.1:${port}`,
		web: await run(),
		async start() {
			await node.web[Symbol.asyncDispose]();
			node.web = await run();
			await becomeReady(node);
		},
	};
	return node;
}

async function becomeReady({ address }: Node): Promise<void> {
	while ((await fetch(`http://${address}/readyz`)).status !== 200) await wait(100);
}

/** FILES_URL for a bucket of the S3 double; `endpoint` where another way leads to it. */
export function filesUrl(
	{ accessKey, secretKey, bucket, prefix, region, ...at }: S3Address,
	endpoint = at.endpoint,
): string {
	return `s3://${accessKey}:${secretKey}@${bucket}/${prefix}?region=${region}&endpoint=${endpoint}`;
}
