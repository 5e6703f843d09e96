import { parseDocument } from 'htmlparser2';
import { oneLine } from '#core/kit/plain-text.ts';
import type { ArticleContent } from '#core/news/article.ts';
import { ARTICLE_LIMITS } from '#core/news/article-limits.ts';
import { articleLink } from '#core/news/article-link.ts';
import { readArticleDocument } from '#core/news/document.ts';
import { EMPTY_DOCUMENT } from '#core/news/nodes.ts';
import { cleanPaste } from '#core/news/paste/clean-paste.ts';
import type { PasteNode } from '#core/news/paste/paste-node.ts';
import { pasteToDocument } from '#core/news/paste/to-document.ts';
import { EMPTY_ARTICLE } from '#core/news/typed-article.ts';
import type { Reader } from '#server/db/app-database.ts';
import { storedWords } from '#server/db/stored-json.ts';
import type { CurationGroupTable } from './curation-schema.ts';
import { createFeedItemRepository, type FeedItemFacts } from './feed-item-repository.ts';

/**
 * The draft that an approval creates: title, credits and subjects; the editor writes summary and
 * text. A source's full text is used only if the source permits it and states the terms (Lei
 * 9.610/98).
 */
export async function draftOfGroup(
	db: Reader,
	group: CurationGroupTable,
	items: readonly FeedItemFacts[],
): Promise<ArticleContent> {
	const free = items.find(
		(item) => item.full_text_allowed === 1 && item.licence_note.trim() !== '',
	);
	const item = free ?? items[0];
	const subjects = {
		teamIds: storedWords(group.team_ids) ?? [],
		competitionIds: storedWords(group.competition_ids) ?? [],
		gameIds: storedWords(group.game_ids) ?? [],
	};
	const title = oneLine(item?.title ?? group.title, ARTICLE_LIMITS.title);
	if (item === undefined) return { ...EMPTY_ARTICLE, ...subjects, title };
	const name = oneLine(item.credit_name || item.source, ARTICLE_LIMITS.credit);
	const url = item.url === null ? null : webAddress(item.url);
	const credit = name === '' ? null : { name, url };
	const html = free === undefined ? null : await createFeedItemRepository(db).content(free.id);
	return {
		...EMPTY_ARTICLE,
		...subjects,
		title,
		credit,
		body: html === null ? EMPTY_DOCUMENT : bodyOf(html),
	};
}

/** The address, if the credit schema accepts it. */
function webAddress(url: string): string | null {
	const address = articleLink(url);
	return address !== null && /^https?:/.test(address) && address.length <= 2_000 ? address : null;
}

function bodyOf(html: string): ArticleContent['body'] {
	const document = pasteToDocument(cleanPaste(toNodes(parseDocument(html).children as Parsed[])));
	return readArticleDocument(document) ?? EMPTY_DOCUMENT;
}

type Parsed = {
	type: string;
	name?: string;
	data?: string;
	attribs?: Record<string, string>;
	children?: Parsed[];
};

function toNodes(parsed: readonly Parsed[]): PasteNode[] {
	return parsed.flatMap((node): PasteNode[] => {
		if (node.type === 'text') return [{ text: node.data ?? '' }];
		return node.name === undefined
			? []
			: [
					{
						tag: node.name,
						attributes: node.attribs ?? {},
						children: toNodes(node.children ?? []),
					},
				];
	});
}
