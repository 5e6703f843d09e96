import { setTimeout as wait } from 'node:timers/promises';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Refusal } from '#core/media/refusal.ts';
import { type FileService, newToken } from '#server/files/file-service.ts';
import { createHoldWriter, type Hold } from './hold-repository.ts';
import { HAND_OVER_MS } from './upload-locks.ts';

/** How often a holder shows that it lives, and looks for an heir. */
const BEAT_MS = 1_000;
/** A holder that shows nothing for so long is dead. */
const DEAD_MS = 3_000;
const LOOK_MS = 100;

/** The right to work on an upload, in all processes. `signal` aborts when a newer request comes. */
type UploadHold = { holder: string; signal: AbortSignal; release(): Promise<void> };

/**
 * The newest request gets the upload, also from a request of another process. Time is measured by
 * this process's own clock, so clocks of nodes may differ.
 * @returns 'taken-over' when a newer request came, or the holder did not let go in time.
 */
export async function holdUpload(
	service: FileService,
	id: string,
): Promise<Result<UploadHold, Refusal>> {
	const lock = await service.locks.acquire(id);
	if (lock === null) return fail('taken-over');
	const holder = newToken();
	try {
		const refused = await inherit(service, id, holder);
		if (refused !== null) {
			lock.release();
			return fail(refused);
		}
	} catch (error) {
		lock.release();
		throw error;
	}
	const beats = showLife(service, id, holder);
	return ok({
		holder,
		signal: AbortSignal.any([lock.signal, beats.signal]),
		async release() {
			beats.stop();
			try {
				await service.db.transaction((trx) => createHoldWriter(trx).release(id, holder));
			} catch (error) {
				// Without a beat it counts as dead soon.
				service.log.warn({ err: error }, 'an upload could not be released');
			} finally {
				lock.release();
			}
		},
	});
}

async function inherit(service: FileService, id: string, own: string): Promise<Refusal | null> {
	const deadline = performance.now() + HAND_OVER_MS;
	let last: Hold | null = null;
	let seenAt = performance.now();
	for (let turn = 0; performance.now() < deadline; turn++) {
		const dead: Hold | null = performance.now() - seenAt >= DEAD_MS ? last : null;
		const hold: Hold | null = await service.db.transaction((trx) =>
			createHoldWriter(trx).claim(id, own, { isFirst: turn === 0, dead }),
		);
		if (hold === null) return 'upload-gone';
		if (hold.holder === own) return null;
		if (hold.heir !== own) return 'taken-over';
		if (hold.holder !== last?.holder || hold.beat !== last?.beat) seenAt = performance.now();
		last = hold;
		await wait(LOOK_MS);
	}
	return 'taken-over';
}

/** Beats while a request works; a missed beat is made up for by the next one. */
function showLife(service: FileService, id: string, holder: string) {
	const lost = new AbortController();
	const timer = setInterval(async () => {
		try {
			const isOurs = await service.db.transaction((trx) => createHoldWriter(trx).beat(id, holder));
			if (!isOurs) lost.abort();
		} catch (error) {
			service.log.debug({ err: error }, 'a request could not say that it lives');
		}
	}, BEAT_MS);
	timer.unref();
	return { signal: lost.signal, stop: () => clearInterval(timer) };
}
