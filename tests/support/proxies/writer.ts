import { addDays } from '#core/site/dates.ts';
import { aTypedGame, TODAY } from '#tests/support/factories.ts';
import { createFileClient, sampleBytes } from '#tests/support/files/file-client.ts';
import type { PanelUser } from '#tests/support/panel.ts';

const HALF = 300 * 1024;
const FILE = sampleBytes(2 * HALF);

/** Somebody who saves through a proxy and remembers what was acknowledged. */
export function aWriter(origin: string, ana: PanelUser, name: string) {
	const client = createFileClient(origin, ana.idToken);
	const games: string[] = [];
	const files: string[] = [];
	let count = 0;
	return {
		/** Ids of acknowledged games. */
		games,
		/** Names of acknowledged files. */
		files,
		async saveGame() {
			count += 1;
			const game = aTypedGame({ date: addDays(TODAY, 30 + count) });
			const made = await ana.call('POST', 'games', game).catch(() => null);
			if (made?.status === 200) games.push(String(made.json.id));
		},
		async uploadFile() {
			count += 1;
			const file = `${name}-${count}.bin`;
			try {
				const upload = await client.start(file, FILE.length);
				await client.send(upload, 0, FILE.subarray(0, HALF));
				const { state } = await client.send(upload, HALF, FILE.subarray(HALF), true);
				if (state === 'final') files.push(file);
			} catch {
				// Refused or cut off: not acknowledged.
			}
		},
	};
}
