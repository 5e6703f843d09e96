import type { Written } from '#core/admin/written.ts';
import { pagesOfWrite } from '#core/site/pages-of-write.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { within } from '#server/in-time.ts';
import type { AdminRoute } from './admin-route.ts';

/** Longest wait of a save for the site, in milliseconds. */
const PATIENCE_MS = 1_000;

type WriteThenSeeOptions = {
	db: Pick<AppDatabase, 'kysely'>;
	/** Brings a page of this site up to a data version; false when that failed. */
	bring: (address: string, version: number) => Promise<boolean>;
	patienceMs?: number | undefined;
};

export type WriteThenSee = ReturnType<typeof createWriteThenSee>;

/**
 * Lets a write of the panel be answered once the pages that show it are made from it, so that
 * whoever saved and looks sees what they saved. A site that is slow holds no answer up for longer
 * than the patience; a write that no reader sees waits for nothing.
 */
export function createWriteThenSee({ db, bring, patienceMs = PATIENCE_MS }: WriteThenSeeOptions) {
	// A version that cannot be read is no reason to call a write that succeeded a failure.
	const versionNow = () => readDataVersion(db.kysely).catch(() => null);

	return async (
		route: Pick<AdminRoute, 'method' | 'path'>,
		sent: unknown,
		write: () => Promise<unknown>,
	): Promise<{ answer: unknown; written: Written | null }> => {
		if (route.method === 'GET') return { answer: await write(), written: null };
		const before = await versionNow();
		const answer = await write();
		const version = await versionNow();
		if (version === null || version === before) return { answer, written: null };
		const pages = pagesOfWrite(route.path.split('/', 1)[0] ?? '', { sent, stored: answer });
		const brought = await within(
			patienceMs,
			Promise.all(pages.map((page) => bring(page, version))),
		);
		return { answer, written: { version, shows: brought?.every(Boolean) ?? false } };
	};
}
