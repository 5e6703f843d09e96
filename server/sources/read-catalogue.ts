import { readFile } from 'node:fs/promises';
import { lazily } from '#core/kit/lazily.ts';
import { type CatalogueEntry, catalogueFileSchema } from '#core/sources/catalogue-entry.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createCatalogueRepository } from './catalogue-repository.ts';

const FOLDER = new URL('../../content/catalogue/', import.meta.url);
const FILES = ['services', 'open', 'agendas', 'calendars', 'feeds'] as const;

/** An entry, whether the product ships one of its id, and the revision of an operator's edit. */
type CatalogueItem = {
	entry: CatalogueEntry;
	shipped: boolean;
	/** 0 = as shipped. */
	revision: number;
};

/** The shipped entries, in the order of their files. Throws when a file is not valid. */
export const shippedCatalogue = lazily(async (): Promise<CatalogueEntry[]> => {
	const files = await Promise.all(
		FILES.map((name) => readFile(new URL(`${name}.json`, FOLDER), 'utf8')),
	);
	return files.flatMap((text) => catalogueFileSchema.parse(JSON.parse(text)));
});

/** The catalogue of this guide: shipped entries with operators' edits, then their own entries. */
export async function readCatalogue(db: Reader): Promise<CatalogueItem[]> {
	const shipped = await shippedCatalogue();
	const edited = new Map(
		(await createCatalogueRepository(db).list()).map((one) => [one.entry.id, one]),
	);
	const known = shipped.map((entry) => {
		const own = edited.get(entry.id);
		edited.delete(entry.id);
		return { entry: own?.entry ?? entry, shipped: true, revision: own?.revision ?? 0 };
	});
	const own = [...edited.values()].map((one) => ({ ...one, shipped: false }));
	return [...known, ...own];
}

/** One entry as it counts in this guide; null = there is none of this id. */
export async function shippedOrEdited(db: Reader, id: string): Promise<CatalogueEntry | null> {
	return (await readCatalogue(db)).find(({ entry }) => entry.id === id)?.entry ?? null;
}
