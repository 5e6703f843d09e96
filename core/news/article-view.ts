import type { GameList } from '#core/games/day/day-view.ts';
import type { PictureSources } from '#core/media/picture-sources.ts';
import type { Disc } from '#core/teams/disc.ts';
import type { FocalPoint, SourceCredit } from './article.ts';
import type { ArticleDocument } from './nodes.ts';

/** A team or competition that articles are about. */
export type Topic = {
	kind: 'team' | 'competition';
	id: string;
	name: string;
	/** For a team with known colours. */
	disc?: Disc;
};

/** An uploaded picture in the sizes of a page; `src` for clients without `srcset`. */
export type PictureView = PictureSources & { src: string };
/** `focal` = the point that cropping keeps visible. */
export type CoverView = PictureView & { alt: string; focal: FocalPoint };

/** An article in a list. Instants in UTC milliseconds. */
export type ArticleCard = {
	slug: string;
	title: string;
	/** The editor's summary, otherwise the beginning of the text; '' without either. */
	summary: string;
	publishedAt: number;
	cover: CoverView | null;
	topics: Topic[];
};

/** A page of /noticias. */
export type NewsView = {
	today: string;
	/** The latest article, shown larger; only on an unfiltered first page. */
	lead: ArticleCard | null;
	articles: ArticleCard[];
	page: number;
	pages: number;
	total: number;
	/** Subject of the list; null = everything. */
	topic: Topic | null;
	/** Search term of the list; '' = none. */
	term: string;
	/** Teams and competitions with articles, the most frequent first. */
	topics: Topic[];
	/** Any of them belongs to the demo. */
	demo: boolean;
};

/** State of a game when the page is rendered. */
export type GameMoment = 'coming' | 'live' | 'over' | 'off';

/**
 * The games of an article in their current state. `moments`, `days` = by index in `games`. `byId`
 * and `byDay` map the blocks of the text to indexes. `totals` = number of a day's games; its block
 * shows only the most important ones. `related` = games listed under the text.
 */
export type ArticleGames = GameList & {
	today: string;
	moments: GameMoment[];
	days: string[];
	byId: Record<string, number>;
	byDay: Record<string, number[]>;
	totals: Record<string, number>;
	related: number[];
};

/** The page of an article. */
export type ArticleView = ArticleCard & {
	author: string;
	credit: SourceCredit | null;
	/** When the published text last changed; null = never. */
	updatedAt: number | null;
	minutes: number;
	body: ArticleDocument;
	/** By file id; deleted files are missing. */
	pictures: Record<string, PictureView>;
	games: ArticleGames;
	/**
	 * Address of the first game that it names: without a cover, shared links show that game's card.
	 */
	cardOf: string | null;
	demo: boolean;
};

/** One line under a game: an article that names it. */
export type ArticleLink = { slug: string; title: string; publishedAt: number };
