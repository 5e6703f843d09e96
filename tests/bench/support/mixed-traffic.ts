import { fileURLToPath } from 'node:url';
import { ADMIN } from './import-desk-client.ts';
import { outputOn } from './processes.ts';

/** What readers and operators do at once. Milliseconds between two of a kind. */
export const MIXED_EVERY_MS = {
	page: 10,
	search: 250,
	card: 500,
	stream: 1_000,
	edit: 2_000,
	draft: 2_000,
	upload: 5_000,
} as const;
export type MixedKind = keyof typeof MIXED_EVERY_MS;

export type MixedLoad = {
	url: string;
	seconds: number;
	/** So many times as much of everything. */
	pace: number;
	kinds: MixedKind[];
};

/** Times in milliseconds, from a request to the last byte of its answer. */
export type MixedResult = Record<MixedKind, { times: number[]; failed: string[] }>;

/** Environment of a site that mixed traffic signs in to. */
export const MIXED_ENV = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

const PROGRAM = fileURLToPath(new URL('../children/mixed-traffic.ts', import.meta.url));

/** Runs pages, cards, searches, edits, uploads and streams at once, from a process of its own. */
export async function runMixed(load: MixedLoad, core: number | 'any'): Promise<MixedResult> {
	const text = await outputOn(process.execPath, [PROGRAM, JSON.stringify(load)], { core });
	const result = JSON.parse(text) as MixedResult;
	for (const [kind, { times, failed }] of Object.entries(result)) {
		// One in a hundred may be refused for haste; more means that something else was measured.
		if (failed.length > 0.01 * (times.length + failed.length) + 1)
			throw new Error(`${kind}: ${failed.length} failed, such as ${failed[0]}`);
	}
	return result;
}
