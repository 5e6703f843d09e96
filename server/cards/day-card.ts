import { stateWords } from '#core/games/copy/channel-words.ts';
import { VERSUS } from '#core/games/copy/games.ts';
import { shareCopy } from '#core/games/copy/share.ts';
import { STATUS_WORDS } from '#core/games/copy/words.ts';
import type { DayView, GameCard } from '#core/games/day/day-view.ts';
import { importantGames } from '#core/games/day/important-games.ts';
import { countStanding } from '#core/games/game-rules.ts';
import { sideName, withAudience } from '#core/games/share/share-text.ts';
import { shownOnOfCard } from '#core/games/share/shown-on.ts';
import { box, type CardNode, DISPLAY, INK, line, twoLines } from './card-node.ts';
import { cardFrame } from './card-parts.ts';
import { drawable } from './drawable.ts';

const ROWS = 4;
/** Characters of a pair that fit in one line at full size. */
const ONE_LINE = 28;

/**
 * The picture of a day for shared links: date, number of games, and the four most important ones.
 * The picture is cached as long as the link is shown. So `view` must be as seen on another day: no
 * 'agora', nothing struck off as played. `today` = the day on which it is drawn.
 */
export function dayCard(view: DayView, brand: string, today: string): CardNode {
	const places = view.sections.flatMap(({ kind, games }) => (kind === 'next' ? [] : games));
	if (places.length === 0) return emptyCard(brand);
	const games = importantGames(view, places, ROWS);
	const more = view.total - countStanding(games);
	return cardFrame({ brand, beside: view.day.slice(0, 4), demo: view.demo === true }, [
		box(
			{ fontFamily: DISPLAY, fontWeight: 700, fontSize: 68, lineHeight: 1.1, marginTop: 22 },
			shareCopy.card.dayTitle(view.day),
		),
		box({ fontSize: 30, color: INK.quiet, marginTop: 4 }, shareCopy.card.games(view.total)),
		box(
			{ flexDirection: 'column', marginTop: 20 },
			games.map((game) => row(game, view, view.day < today)),
		),
		more > 0 && games.length > 0
			? box({ fontSize: 28, color: INK.quiet, marginTop: 14 }, shareCopy.moreGames(more))
			: box({}),
	]);
}

/**
 * One shared picture for all days without games: such days are countless, and this draws only one
 * card.
 */
function emptyCard(brand: string): CardNode {
	const words = { fontFamily: DISPLAY, fontWeight: 700, fontSize: 92, lineHeight: 1.1, width: 900 };
	return cardFrame({ brand, beside: '', demo: false }, [
		box({ flexGrow: 1, alignItems: 'center' }, [box(words, shareCopy.card.empty)]),
	]);
}

function row(game: GameCard, view: DayView, isBehind: boolean): CardNode {
	const names = [game.home, game.away]
		.map((side) => drawable(sideName(side, view), 40, shareCopy.card.unreadable))
		.join(` ${VERSUS} `);
	const pair = withAudience(names, view.competitions[game.competition]);
	const off = game.status === 'postponed' || game.status === 'cancelled';
	const hour = {
		fontFamily: DISPLAY,
		fontWeight: 700,
		fontSize: game.kickoffAt === undefined ? 32 : 48,
		width: 132,
		flexShrink: 0,
	};
	const strike = off ? { color: INK.quiet, textDecoration: 'line-through' } : {};
	const teams = { fontWeight: 800, width: 520, flexShrink: 0 };
	return box({ alignItems: 'center', gap: 20, height: 78, borderTop: `2px solid ${INK.line}` }, [
		box({ ...hour, ...strike }, shareCopy.card.hourInRow(game.kickoffAt)),
		pair.length <= ONE_LINE
			? line({ ...teams, fontSize: 34 }, pair)
			: twoLines({ ...teams, fontSize: 27, lineHeight: 1.15 }, pair),
		where(game, view, isBehind),
	]);
}

function where(game: GameCard, view: DayView, isBehind: boolean): CardNode {
	const style = { fontSize: 26, width: 380, flexShrink: 0, color: INK.quiet };
	if (game.status !== undefined)
		return line(
			game.status === 'finished' ? style : { ...style, color: INK.amber },
			STATUS_WORDS[game.status],
		);
	const [first, ...others] = shownOnOfCard(game, view);
	if (first === undefined)
		return line(style, shareCopy.noChannel({ isNone: game.noBroadcast === true, isBehind }));
	const sure = first.state === 'confirmed';
	return box({ ...style, flexDirection: 'column' }, [
		box({ alignItems: 'center', gap: 10 }, [
			line(
				{ color: INK.ink, fontWeight: 800, maxWidth: 260 },
				drawable(first.name, 30, shareCopy.card.unreadable),
			),
			first.coverage === null ? null : box({ flexShrink: 0 }, first.coverage),
			others.length > 0 ? box({ flexShrink: 0 }, shareCopy.card.moreChannels(others.length)) : null,
		]),
		sure ? null : box({ fontSize: 22, color: INK.amber }, stateWords[first.state]),
	]);
}
