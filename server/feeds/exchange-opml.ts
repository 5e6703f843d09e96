import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { readOpml, writeOpml } from '#core/feeds/opml.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import { addSource } from './save-source.ts';
import { createSourceRepository } from './source-repository.ts';

type ImportedLine = {
	line: number;
	title: string;
	address: string | null;
	outcome: 'added' | 'known' | 'bad';
};

const INTERVAL_MINUTES = 30;

/**
 * Adds the subscriptions of an OPML document with their folders; existing sources stay unchanged.
 * Returns a result for each line.
 */
export async function importOpml(
	db: AppDatabase,
	text: string,
	by: { actor: Actor; now: number },
): Promise<Result<ImportedLine[], 'not-opml'>> {
	const outlines = readOpml(text);
	if (!outlines.ok) return fail(outlines.error);
	const lines: ImportedLine[] = [];
	for (const [index, { title, feedUrl, siteUrl, folder }] of outlines.value.entries()) {
		const name = title || (URL.parse(feedUrl ?? '')?.hostname ?? '');
		const line = { line: index + 1, title: name, address: feedUrl };
		if (feedUrl === null || feedUrl.length > 2_000) {
			lines.push({ ...line, outcome: 'bad' });
			continue;
		}
		const settings = {
			feedUrl,
			siteUrl,
			folder,
			title: name,
			creditName: name.slice(0, 120),
			intervalMinutes: INTERVAL_MINUTES,
		};
		const free = {
			enabled: true,
			fullTextAllowed: false,
			licenceNote: '',
			keepWords: [],
			blockWords: [],
		};
		const added = await addSource(db, { ...settings, ...free }, by);
		lines.push({ ...line, outcome: added.ok ? 'added' : 'known' });
	}
	return ok(lines);
}

/** All sources as OPML 2.0. */
export async function exportOpml(db: Reader): Promise<string> {
	return writeOpml(feedsPanelCopy.exportTitle, await createSourceRepository(db).list());
}
