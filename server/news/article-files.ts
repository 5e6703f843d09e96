import { isPicture } from '#core/media/content-kind.ts';
import type { ArticleContent } from '#core/news/article.ts';
import { referencesOf } from '#core/news/document-text.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { createFileUseWriter } from '#server/files/file-use-repository.ts';

/** Every file that the content references. */
function filesOf({ cover, body }: ArticleContent): string[] {
	return [...(cover === null ? [] : [cover.fileId]), ...referencesOf(body).fileIds];
}

/** Referenced files that are not (or no longer) pictures on this server. */
export async function missingPictures(db: Reader, content: ArticleContent): Promise<string[]> {
	const files = createFileRepository(db);
	const missing: string[] = [];
	for (const id of new Set(filesOf(content)))
		if (!isPicture((await files.byId(id))?.detectedType ?? null)) missing.push(id);
	return missing;
}

/**
 * Registers the files of an article's contents as used, so that they are never removed; deleted
 * ones are skipped.
 */
export async function registerFiles(
	trx: Writer,
	articleId: string,
	contents: readonly (ArticleContent | null)[],
): Promise<void> {
	const files = createFileRepository(trx);
	const used: string[] = [];
	const named = contents.flatMap((content) => (content === null ? [] : filesOf(content)));
	for (const id of new Set(named)) if ((await files.byId(id)) !== null) used.push(id);
	await createFileUseWriter(trx).setUses(userKey(articleId), used);
}

/** Key under which an article's files are registered. */
function userKey(articleId: string): string {
	return `articles/${articleId}`;
}
