import { NEXT_GAMES } from '#core/games/day/dated-list.ts';
import type { Game } from '#core/games/game.ts';
import { listGames, sortGames } from '#core/games/game-list.ts';
import { nextTurn } from '#core/games/game-rules.ts';
import type { GamesAnswer } from '#core/live/contract.ts';
import { type LooseGame, loosen, withoutScores } from '#core/live/loose-game.ts';
import { livePaths } from '#core/site/paths/live.ts';
import { comingAt, readListContext } from '#server/games/read/read-agenda.ts';
import { readDay } from '#server/games/read/read-day.ts';
import type { GuideData } from '#server/guide-data.ts';
import { expireAt, type RenderContext } from '#server/http/render/render-context.ts';
import { NOTHING_ALLOWED } from '#server/http/security-headers.ts';
import { type GamesQuery, readGamesQuery } from './games-query.ts';

/** Whether an address requests games for an open page. */
export function asksGames(address: string): boolean {
	return address.startsWith(`${livePaths.games}?`);
}

type Read = Omit<GamesAnswer, 'v'> & { validUntil: number };

/**
 * Answers such an address like a page: in the render thread, cached and compressed. `version` =
 * data version before the read.
 */
export async function answerGames(
	address: string,
	{ data, now, page }: Pick<RenderContext, 'data' | 'now' | 'page'>,
	version: number,
): Promise<Response> {
	const asked = readGamesQuery(address);
	if (asked === null) return new Response(null, { status: 400 });
	const { validUntil, games, ...read } = await readGames(data, asked, now);
	expireAt(page, validUntil);
	const shown = asked.resultado === undefined ? withoutScores(games) : games;
	const headers = { 'content-security-policy': NOTHING_ALLOWED };
	return Response.json({ v: version, games: shown, ...read } satisfies GamesAnswer, { headers });
}

async function readGames(data: GuideData, asked: GamesQuery, now: number): Promise<Read> {
	if ('dia' in asked) {
		const { view, validUntil } = await readDay(data, { day: asked.dia, now });
		const { updatedAt, mapped, demo } = view;
		return {
			games: loosen(view),
			updatedAt,
			mapped: mapped === true,
			demo: demo === true,
			validUntil,
		};
	}
	if ('time' in asked)
		return listLoose(
			data,
			await data.agendas.listNext({ kind: 'team', id: asked.time }, comingAt(now), NEXT_GAMES),
			now,
		);
	const found = await data.related.listBySlugs(asked.ids);
	const known = new Set(found.map(({ slug }) => slug));
	return {
		...(await listLoose(data, found, now)),
		gone: asked.ids.filter((slug) => !known.has(slug)),
	};
}

async function listLoose(
	data: GuideData,
	games: readonly Game[],
	now: number,
): Promise<{ games: LooseGame[]; validUntil: number }> {
	const names = await data.reference();
	const context = await readListContext(data, games, { names, now });
	const turns = games.flatMap((game) => nextTurn(game, now) ?? []);
	return {
		games: loosen(listGames(sortGames(games, names), context)),
		validUntil: Math.min(Number.MAX_SAFE_INTEGER, ...turns),
	};
}
