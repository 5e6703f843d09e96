import { setTimeout as wait } from 'node:timers/promises';
import { createFileClient, sampleBytes } from '#tests/support/files/file-client.ts';

const PIECE = 256 * 1024;
const FILE = sampleBytes(3 * PIECE);
const PAUSE_MS = 100;
/** The official client gives up after ten minutes; a fault of these tests lasts some seconds. */
const PATIENCE_MS = 60_000;

/** Somebody who uploads file after file through a proxy and, as the client does, goes on after a failure. */
export function anUploader(origin: string, token: string, name: string) {
	const client = createFileClient(origin, token);
	const files: string[] = [];
	const failures: string[] = [];
	let count = 0;

	async function sendRest(upload: string): Promise<void> {
		let { received, state } = await client.query(upload);
		while (state !== 'final') {
			const isLast = received + PIECE >= FILE.length;
			const step = await client.send(
				upload,
				received,
				FILE.subarray(received, received + PIECE),
				isLast,
			);
			if (step.status !== 200) throw new Error(`piece: ${step.status}`);
			received += PIECE;
			state = step.state;
		}
	}

	async function upload(): Promise<void> {
		count += 1;
		const file = `${name}-${count}.bin`;
		const giveUpAt = performance.now() + PATIENCE_MS;
		let address: string | null = null;
		for (;;) {
			try {
				address ??= await client.start(file, FILE.length);
				await sendRest(address);
				return void files.push(file);
			} catch (error) {
				if (performance.now() > giveUpAt) return void failures.push(`${file}: ${error}`);
				await wait(PAUSE_MS);
			}
		}
	}

	return {
		upload,
		/** Names of finished files. */
		files,
		/** Uploads that were given up, with the last error. */
		failures,
	};
}
