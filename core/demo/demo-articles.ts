import { demoArticlesCopy as copy } from '#core/demo/copy/articles.ts';
import type { Names } from '#core/games/cards.ts';
import { countGames, VERSUS } from '#core/games/copy/games.ts';
import type { Game } from '#core/games/game.ts';
import { countStanding } from '#core/games/game-rules.ts';
import type { ArticleContent } from '#core/news/article.ts';
import type { BlockNode, InlineNode, TableCellNode } from '#core/news/nodes.ts';
import { addDays, formatShortDay, startOfDay } from '#core/site/dates.ts';

const HOUR = 3_600_000;
/** The earliest kickoff hour of today's games in articles: visitors see the demo in the daytime. */
const EVENING_HOUR = 18;
/** Most blocks of single games in one article. */
const MOST_BLOCKS = 3;

type DemoArticle = { content: ArticleContent; publishedAt: number };
type DemoArticlesInput = {
	/** The day and the instant (UTC ms) for which the demo is built. */
	today: string;
	now: number;
	/** Stored games of that day and of the week after it. */
	games: readonly Game[];
	/** Ids of games that were rescheduled. */
	movedIds: ReadonlySet<string>;
	names: Names;
};

/**
 * Articles about the demo games, none dated in the future. Game blocks name the games and follow
 * the guide, so no sentence goes stale. Fewer articles where no game of the kind exists.
 */
export function buildDemoArticles(input: DemoArticlesInput): DemoArticle[] {
	const { today, now } = input;
	const morning = Math.max(startOfDay(today), Math.min(now - 60_000, startOfDay(today) + 7 * HOUR));
	const before = (days: number, hour: number) => startOfDay(addDays(today, -days)) + hour * HOUR;
	const articles: [ArticleContent | null, number][] = [
		[aboutToday(input), morning],
		[aboutMove(input), before(1, 18.5)],
		[aboutRegions(input), before(1, 10.25)],
		[aboutFree(input), before(2, 16)],
	];
	return articles.flatMap(([content, publishedAt]) =>
		content === null ? [] : [{ content, publishedAt }],
	);
}

function aboutToday({ today, games, names }: DemoArticlesInput): ArticleContent | null {
	const ofDay = games.filter((game) => game.day === today);
	const evening = startOfDay(today) + EVENING_HOUR * HOUR;
	const best = byRank(ofDay, names)
		.toSorted((a, b) => Number((a.kickoffAt ?? 0) < evening) - Number((b.kickoffAt ?? 0) < evening))
		.slice(0, MOST_BLOCKS);
	if (ofDay.length === 0) return null;
	const { title, summary, opening, highlights, whole, wholeText } = copy.day;
	const blocks = [
		paragraph(opening),
		heading(highlights),
		...best.map(gameBlock),
		heading(whole),
		paragraph(wholeText),
		dayBlock(today),
	];
	return article({
		title: title(formatShortDay(today), countGames(countStanding(ofDay))),
		summary,
		blocks,
		games: best,
	});
}

function aboutMove({ games, movedIds, names }: DemoArticlesInput): ArticleContent | null {
	const [game] = byRank(
		games.filter(({ id, status }) => movedIds.has(id) && status === 'scheduled'),
		names,
	);
	if (game === undefined) return null;
	const teams = pairOf(game, names);
	const competition = names.competitions.get(game.competitionId)?.shortName ?? '';
	const { title, summary, opening, advice, adviceText, steps } = copy.moved;
	const list: BlockNode = {
		type: 'orderedList',
		attrs: { start: 1 },
		content: steps.map((step) => ({ type: 'listItem', content: [paragraph(step)] })),
	};
	const blocks = [
		paragraph(opening(teams, competition)),
		gameBlock(game),
		heading(advice),
		paragraph(adviceText),
		list,
	];
	return article({ title: title(teams), summary, blocks, games: [game] });
}

/** Simultaneous games that open television splits among the states. */
function aboutRegions({ games, names }: DemoArticlesInput): ArticleContent | null {
	const isOpen = (id: string | null) => names.channels.get(id ?? '')?.group === 'aberta';
	const shared = games.filter(({ broadcasts }) =>
		broadcasts.some((one) => isOpen(one.channelId) && one.coverage.include.length > 0),
	);
	const slots = [...Map.groupBy(shared, ({ kickoffAt }) => kickoffAt).values()].sort(
		(a, b) => b.length - a.length,
	);
	const [slot] = slots;
	if (slot === undefined || slot.length < 2) return null;
	const { title, summary, opening, quote, table, rows } = copy.regional;
	const cells = (words: readonly string[], type: TableCellNode['type']) =>
		words.map(
			(word): TableCellNode => ({
				type,
				attrs: { colspan: 1, rowspan: 1 },
				content: [paragraph(word)],
			}),
		);
	const grid: BlockNode = {
		type: 'table',
		content: [
			cells([table.channel, table.when], 'tableHeader'),
			...rows.map((row) => cells(row, 'tableCell')),
		].map((content) => ({
			type: 'tableRow',
			content,
		})),
	};
	const shown = slot.slice(0, MOST_BLOCKS);
	const blocks: BlockNode[] = [
		paragraph(opening),
		...shown.map(gameBlock),
		{ type: 'blockquote', content: [paragraph(quote)] },
		grid,
	];
	return article({ title: title(slot.length), summary, blocks, games: shown });
}

function aboutFree({ today, games, names }: DemoArticlesInput): ArticleContent | null {
	const isFree = ({ broadcasts }: Game) =>
		broadcasts.some(
			({ channelId, state }) => state === 'confirmed' && names.channels.get(channelId ?? '')?.free,
		);
	const free = byRank(
		games.filter((game) => game.day > today && isFree(game)),
		names,
	).slice(0, 2);
	if (free.length === 0) return null;
	const { title, summary, opening, next, tomorrow } = copy.free;
	const blocks = [
		paragraph(opening),
		heading(next),
		...free.map(gameBlock),
		heading(tomorrow),
		dayBlock(addDays(today, 1)),
	];
	return article({ title, summary, blocks, games: free });
}

type Parts = {
	title: string;
	summary: string;
	blocks: readonly BlockNode[];
	games: readonly Game[];
};

function article({ title, summary, blocks, games }: Parts): ArticleContent {
	const invented: BlockNode = {
		type: 'paragraph',
		content: [{ type: 'text', text: copy.invented, marks: [{ type: 'italic' }] }],
	};
	const teamIds = games
		.flatMap(({ home, away }) => [home.teamId, away.teamId])
		.filter((id) => id !== null);
	return {
		...{ title, summary, slug: null, cover: null, author: copy.author },
		body: { type: 'doc', content: [...blocks, { type: 'horizontalRule' }, invented] },
		credit: { name: copy.source, url: null },
		teamIds: [...new Set(teamIds)].slice(0, 4),
		competitionIds: [...new Set(games.map(({ competitionId }) => competitionId))].slice(0, 2),
		gameIds: games.map(({ id }) => id),
	};
}

/**
 * Games with two known teams and an hour, Brazilian ones first, then the most important
 * competitions.
 */
function byRank(games: readonly Game[], { competitions }: Names): Game[] {
	const rank = ({ competitionId }: Game) => {
		const known = competitions.get(competitionId);
		return (known?.priority ?? 9) + (known?.country === 'BR' ? 0 : 10);
	};
	return games
		.filter(
			({ home, away, kickoffAt, status }) =>
				home.teamId && away.teamId && kickoffAt !== null && status === 'scheduled',
		)
		.sort(
			(a, b) =>
				rank(a) - rank(b) || (a.kickoffAt ?? 0) - (b.kickoffAt ?? 0) || (a.slug < b.slug ? -1 : 1),
		);
}

function pairOf({ home, away }: Game, { teams }: Names): string {
	const name = (id: string | null) => teams.get(id ?? '')?.shortName ?? '';
	return `${name(home.teamId)} ${VERSUS} ${name(away.teamId)}`;
}

function paragraph(text: string): BlockNode {
	return { type: 'paragraph', content: words(text) };
}

function heading(text: string): BlockNode {
	return { type: 'heading', attrs: { level: 2 }, content: words(text) };
}

function words(text: string): InlineNode[] {
	return [{ type: 'text', text }];
}

function gameBlock({ id }: Game): BlockNode {
	return { type: 'gameBlock', attrs: { gameId: id } };
}

function dayBlock(day: string): BlockNode {
	return { type: 'dayBlock', attrs: { day } };
}
