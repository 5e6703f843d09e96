import { topics } from '#core/changes/topic.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { WrittenBy } from './written-by.ts';

/** Logs that readers see a changed article, or one more or less. */
export function noteNews(trx: Writer, article: string, { actor, now: at }: WrittenBy): void {
	noteChange(
		trx,
		nounChange('news', { topics: [topics.news], after: { article }, at, actor: actor.id }),
	);
}
