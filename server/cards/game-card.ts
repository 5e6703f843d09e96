import { STATUS_WORDS } from '#core/copy/game-words.ts';
import { audienceName } from '#core/copy/games.ts';
import { shareCopy } from '#core/copy/share.ts';
import type { TeamCard } from '#core/games/day-view.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';
import { type ShownOn, shownOnOfGame } from '#core/games/shown-on.ts';
import { formatHour } from '#core/site/dates.ts';
import { box, type CardNode, DISPLAY, INK, line, twoLines } from './card-node.ts';
import { cardFrame, channelChip, discSign, tag } from './card-parts.ts';
import { drawable } from './drawable.ts';

const CHIPS = 4;

/**
 * The picture of a game for shared links, as a tree for satori: hour, teams, competition, where. It says nothing that the clock alone
 * makes untrue (no 'hoje', no 'ao vivo'): whoever shows it keeps it for days.
 */
export function gameCard(view: GameView, brand: string): CardNode {
	const beside = shareCopy.card.date(view.day);
	return cardFrame({ brand, beside, demo: view.demo }, [
		box({ flexGrow: 1, alignItems: 'center', gap: 56 }, [hour(view), teams(view)]),
		facts(view),
		box({ flexWrap: 'wrap', gap: 16, marginTop: 24, maxHeight: 144, overflow: 'hidden' }, where(view)),
	]);
}

/** Through an hour that no longer holds; a text decoration of this size would hide it. */
const STRIKE = box({ position: 'absolute', left: -8, right: -8, top: '50%', height: 8, borderRadius: 4, backgroundColor: INK.amber });

function hour({ kickoffAt, status }: GameView): CardNode {
	const off = isOff({ status });
	const struck = off && kickoffAt !== null;
	const style = { fontFamily: DISPLAY, fontWeight: 700, lineHeight: 1, letterSpacing: -2 };
	const words = kickoffAt === null ? shareCopy.card.hourUndefined : formatHour(kickoffAt);
	const size = kickoffAt === null ? { fontSize: 92, width: 230 } : { fontSize: words.length > 3 ? 164 : 188 };
	return box({ flexDirection: 'column', gap: 14, flexShrink: 0 }, [
		status === 'scheduled' ? null : box({}, [tag(STATUS_WORDS[status], off ? INK.amber : INK.quiet)]),
		box({ position: 'relative' }, [box({ ...style, ...size, ...(off ? { color: INK.quiet } : {}) }, words), struck ? STRIKE : null]),
		kickoffAt === null ? null : box({ fontSize: 28, color: INK.quiet }, shareCopy.card.zone),
	]);
}

function teams({ home, away }: GameView): CardNode {
	const names = [home, away].map(({ name }) => drawable(name, 60, shareCopy.card.unreadable));
	// Both in one size, so that neither looks like the greater club.
	const fontSize = fitting(Math.max(...names.map((name) => name.length)));
	return box(
		{ flexDirection: 'column', gap: 22, flexGrow: 1, flexShrink: 1, minWidth: 0 },
		[home, away].map((team, place) => side(team, names[place] ?? '', fontSize)),
	);
}

function side(team: TeamCard, name: string, fontSize: number): CardNode {
	return box({ alignItems: 'center', gap: 28, minWidth: 0 }, [
		discSign(team.disc, 98),
		twoLines({ fontSize, fontWeight: 800, lineHeight: 1.08, flexShrink: 1, minWidth: 0 }, name),
	]);
}

/** Names of up to a dozen letters at full size; longer ones shrink, and break into two lines from there on. */
function fitting(length: number): number {
	if (length <= 11) return 72;
	if (length <= 15) return 60;
	return length <= 30 ? 50 : 40;
}

function facts({ competition, round, venue }: GameView): CardNode {
	const parts = [audienceName(competition.shortName, competition), round, venue]
		.map((part) => drawable(part ?? '', 60))
		.filter((part) => part !== '');
	return line({ fontSize: 32, color: INK.quiet, width: 1072 }, parts.join(' · '));
}

function where(view: GameView): CardNode[] {
	const channels = isOff(view) || view.status === 'finished' ? [] : shownOnOfGame(view);
	if (channels.length === 0) return [noChannel(view)].filter((node) => node !== null);
	const chips = channels.slice(0, CHIPS).map((channel: ShownOn) => channelChip(channel));
	const more = channels.length - chips.length;
	const rest = { alignItems: 'center', height: 64, fontSize: 32, fontWeight: 800, color: INK.quiet };
	return more > 0 ? [...chips, box(rest, shareCopy.card.moreChannels(more))] : chips;
}

/** What stands in the place of channels; nothing for a game that nobody can watch any more. */
function noChannel(view: GameView): CardNode | null {
	if (isOff(view) || view.status === 'finished') return null;
	const frame = { alignItems: 'center', height: 64, padding: '0 20px', border: `2px dashed ${INK.edge}`, borderRadius: 14 };
	return box({ ...frame, fontSize: 30, color: INK.quiet }, shareCopy.noChannel({ isNone: view.noBroadcast, isBehind: view.behind }));
}
