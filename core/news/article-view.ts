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
	/** Of a team whose colours are known. */
	disc?: Disc;
};

/** An uploaded picture in the sizes of a page; `src` for what reads no `srcset`. */
export type PictureView = PictureSources & { src: string };
/** `focal` = what stays in sight where the picture is cropped. */
export type CoverView = PictureView & { alt: string; focal: FocalPoint };

/** An article in a list. Instants in UTC milliseconds. */
export type ArticleCard = {
	slug: string;
	title: string;
	/** What the editor wrote, else the beginning of the text; '' where there is none. */
	summary: string;
	publishedAt: number;
	cover: CoverView | null;
	topics: Topic[];
};

/** A page of /noticias. */
export type NewsView = {
	today: string;
	/** The latest of everything, shown larger; only on the first page. */
	lead: ArticleCard | null;
	articles: ArticleCard[];
	page: number;
	pages: number;
	total: number;
	/** What the list is about; null = everything. */
	topic: Topic | null;
	/** What the list was searched for; '' = nothing. */
	term: string;
	/** Teams and competitions with articles, those with most first. */
	topics: Topic[];
	/** Any of them belongs to the demonstration. */
	demo: boolean;
};

/** How a game stands at the moment of the page. */
export type GameMoment = 'coming' | 'live' | 'over' | 'off';

/**
 * The games of which an article speaks, as they stand now. `moments`, `days` = of each game, by its
 * place in `games`; `byId` and `byDay` lead from the blocks of the text to places; `totals` = games
 * of a day, of which a block shows the most important; `related` = where a reader goes on.
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
	/** Last time that readers got another text; null = never. */
	updatedAt: number | null;
	minutes: number;
	body: ArticleDocument;
	/** By file id; one that is gone is missing. */
	pictures: Record<string, PictureView>;
	games: ArticleGames;
	/**
	 * Address of the first game that it names: its card stands beside shared links where there is no
	 * cover.
	 */
	cardOf: string | null;
	demo: boolean;
};

/** One line under a game: an article that names it. */
export type ArticleLink = { slug: string; title: string; publishedAt: number };
