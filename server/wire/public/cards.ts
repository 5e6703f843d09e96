import type { Context } from 'hono';
import { AppError } from '#core/kit/app-error.ts';
import { dayOf, parseDay, startOfDay } from '#core/site/dates.ts';
import { mapPaths } from '#core/site/paths/map.ts';
import { paths } from '#core/site/paths.ts';
import { readBrandName } from '#server/brand/brand-name.ts';
import type { CardNode } from '#server/cards/card-node.ts';
import { type CardShelf, cardKey } from '#server/cards/card-shelf.ts';
import { dayCard } from '#server/cards/day-card.ts';
import { gameCard, idleCard } from '#server/cards/game-card.ts';
import { mapCard } from '#server/cards/map-card.ts';
import { readChannel } from '#server/channels/read-channel.ts';
import { readCompetition } from '#server/competitions/read-competition.ts';
import type { AppContext } from '#server/context.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { holds } from '#server/http/cache/prepared-page.ts';
import { readMap } from '#server/map/read-map.ts';
import { readTeam } from '#server/teams/read-team.ts';
import type { PublicApi } from './public-api.ts';

const SUFFIX = '.png';
const SLUG = /^[\w-]{1,200}$/;

/** Pages with a list of games: their card shows the next game. */
const SUBJECTS = [
	{ page: paths.team, card: paths.teamCard, read: readTeam },
	{ page: paths.competition, card: paths.competitionCard, read: readCompetition },
	{ page: paths.channel, card: paths.channelCard, read: readChannel },
] as const;

/** Whether a path is that of a card. */
export function isCard(path: string): boolean {
	return (
		path.endsWith(SUFFIX) &&
		[paths.game, paths.day, mapPaths.day, ...SUBJECTS.map(({ page }) => page)].some((page) =>
			path.startsWith(page('')),
		)
	);
}

/**
 * GET /onde-assistir/{slug}.png, /jogos/{day}.png, /mapa/{day}.png, /time/{slug}.png,
 * /campeonato/{slug}.png and /canal/{slug}.png: pictures for shared links, 1200 × 630. Old
 * addresses redirect; a deleted game is 410. Other sites may embed them. Beyond the capacity of the
 * renderer: 503.
 */
export function mountCards(
	api: PublicApi,
	{ data, clock }: Pick<AppContext, 'data' | 'clock'>,
	shelf: CardShelf,
): void {
	async function answer(request: Context, tree: CardNode): Promise<Response> {
		const key = cardKey(tree);
		const etag = `"${key}"`;
		const caching = {
			etag,
			'cache-control': 'public, max-age=300',
			'cross-origin-resource-policy': 'cross-origin',
		};
		if (holds(request.req.header('if-none-match'), etag)) return request.body(null, 304, caching);
		const png = await shelf.take(key, tree);
		return request.body(new Uint8Array(png), 200, {
			'content-type': 'image/png',
			'content-length': String(png.byteLength),
			...caching,
		});
	}

	api.get(paths.game(':file{.+\\.png}'), async (request) => {
		const slug = nameOf(request.req.param('file'));
		if (!SLUG.test(slug)) throw new AppError('not-found', 'No such game');
		const found = await readGame(data, slug, clock());
		if (found.kind === 'moved') return request.redirect(paths.gameCard(found.slug), 301);
		if (found.kind === 'gone') throw new AppError('gone', 'The game was removed');
		if (found.kind === 'unknown') throw new AppError('not-found', 'No such game');
		return answer(request, gameCard(found.view, await readBrandName(data)));
	});

	for (const { page, card, read } of SUBJECTS) {
		api.get(page(':file{.+\\.png}'), async (request) => {
			const slug = nameOf(request.req.param('file'));
			const found = SLUG.test(slug) ? await read(data, slug, clock()) : null;
			if (found?.kind === 'moved') return request.redirect(card(found.slug), 301);
			if (found?.kind !== 'found') throw new AppError('not-found', 'No such page');
			const { name, next } = found.view;
			const coming = next.games.find(({ status }) => status === undefined);
			const game = coming === undefined ? null : await readGame(data, coming.slug, clock());
			const brand = await readBrandName(data);
			return answer(
				request,
				game?.kind === 'found' ? gameCard(game.view, brand, { name }) : idleCard({ name }, brand),
			);
		});
	}

	api.get(paths.day(':file{.+\\.png}'), async (request) => {
		const day = parseDay(nameOf(request.req.param('file')));
		if (day === null) throw new AppError('not-found', 'No such day');
		// Rendered as of the evening before: no game is live or over yet, and no other day's games fill
		// in.
		const { view } = await readDay(data, { day, now: startOfDay(day) - 1 });
		return answer(request, dayCard(view, await readBrandName(data), dayOf(clock())));
	});

	api.get(mapPaths.day(':file{.+\\.png}'), async (request) => {
		const day = parseDay(nameOf(request.req.param('file')));
		if (day === null) throw new AppError('not-found', 'No such day');
		const { view } = await readMap(data, { day, now: startOfDay(day) - 1 });
		return answer(request, mapCard(view, await readBrandName(data)));
	});
}

function nameOf(file: string | undefined): string {
	return (file ?? '').slice(0, -SUFFIX.length);
}
