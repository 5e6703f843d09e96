import type { Written } from '#core/admin/written.ts';
import { pagesOfWrite } from '#core/site/pages-of-write.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { within } from '#server/in-time.ts';
import type { AdminRoute } from './admin-route.ts';

/** Maximum time that a save waits for the pages, in milliseconds. */
const PATIENCE_MS = 1_000;

type WriteThenSeeOptions = {
	db: Pick<AppDatabase, 'kysely'>;
	/** Updates a page of this site to a data version; false on failure. */
	bring: (address: string, version: number) => Promise<boolean>;
	patienceMs?: number | undefined;
};

export type WriteThenSee = ReturnType<typeof createWriteThenSee>;

/**
 * Delays the response of a panel write until the affected pages are rendered from it. So an
 * operator who saves and looks sees the change. A slow site delays the response by the patience at
 * most; a write without public effect does not wait.
 */
export function createWriteThenSee({ db, bring, patienceMs = PATIENCE_MS }: WriteThenSeeOptions) {
	// An unreadable version must not turn a successful write into a failure.
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
