import type { Answer } from '#core/answer/answer.ts';
import { accessJoin } from '#core/answer/answer-sentence.ts';
import { audienceName } from '#core/games/copy/games.ts';
import { shareCopy } from '#core/games/copy/share.ts';
import { STATUS_WORDS } from '#core/games/copy/words.ts';
import type { TeamCard } from '#core/games/day/day-view.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';
import { capital } from '#core/kit/capital.ts';
import { formatHour } from '#core/site/dates.ts';
import { box, type CardNode, DISPLAY, INK, line, twoLines } from './card-node.ts';
import { backdropOf, cardFrame, discSign, tag } from './card-parts.ts';
import { drawable } from './drawable.ts';

/** Subject of the page that the picture represents, when it is not the game's own page. */
type CardSubject = { name: string };

/**
 * The picture of a game for shared links, as a satori tree in the page's order: both colours, the
 * hour between the clubs, and the answer as headline. Sites cache it for days, so it must not
 * depend on the clock (no 'hoje', no 'ao vivo').
 */
export function gameCard(
	view: GameView,
	brand: string,
	subject: CardSubject | null = null,
): CardNode {
	const beside = shareCopy.card.date(view.day);
	return cardFrame(
		{ brand, beside, demo: view.demo, backdrop: backdropOf(view.home.disc, view.away.disc) },
		[
			subject === null
				? box({})
				: line(
						{ fontSize: 32, color: INK.quiet, marginTop: 16, width: 1072 },
						shareCopy.card.subject(plain(subject.name)),
					),
			box({ alignItems: 'center', justifyContent: 'space-between', gap: 24, flexGrow: 1 }, [
				side(view.home),
				hour(view),
				side(view.away),
			]),
			answer(view.answers.country),
			facts(view),
		],
	);
}

/** The picture of a page whose subject has no upcoming game. */
export function idleCard({ name }: CardSubject, brand: string): CardNode {
	const words = {
		fontFamily: DISPLAY,
		fontWeight: 700,
		fontSize: 92,
		lineHeight: 1.1,
		width: 1072,
	};
	return cardFrame({ brand, beside: '', demo: false }, [
		box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 20 }, [
			twoLines(words, plain(name)),
			box({ fontSize: 40, color: INK.quiet }, shareCopy.card.idle),
		]),
	]);
}

/** Strikes out an hour that no longer holds; a text decoration of this size would hide it. */
const STRIKE = box({
	position: 'absolute',
	left: -8,
	right: -8,
	top: '50%',
	height: 8,
	borderRadius: 4,
	backgroundColor: INK.amber,
});

function hour({ kickoffAt, status }: GameView): CardNode {
	const off = isOff({ status });
	const struck = off && kickoffAt !== null;
	const style = {
		fontFamily: DISPLAY,
		fontWeight: 700,
		lineHeight: 1,
		letterSpacing: -2,
		textAlign: 'center',
		justifyContent: 'center',
	};
	const words = kickoffAt === null ? shareCopy.card.hourUndefined : formatHour(kickoffAt);
	const size =
		kickoffAt === null ? { fontSize: 64, width: 220 } : { fontSize: words.length > 3 ? 128 : 150 };
	return box({ flexDirection: 'column', alignItems: 'center', gap: 10, flexShrink: 0 }, [
		status === 'scheduled' ? null : tag(STATUS_WORDS[status], off ? INK.amber : INK.ink),
		box({ position: 'relative' }, [
			box({ ...style, ...size, ...(off ? { color: INK.quiet } : {}) }, words),
			struck ? STRIKE : null,
		]),
		kickoffAt === null ? null : box({ fontSize: 26, color: INK.quiet }, shareCopy.card.zone),
	]);
}

function side(team: TeamCard): CardNode {
	const name = plain(team.name);
	const style = {
		fontFamily: DISPLAY,
		fontWeight: 700,
		fontSize: nameSize(name.length),
		lineHeight: 1.05,
		textAlign: 'center',
		maxWidth: 360,
	};
	return box({ flexDirection: 'column', alignItems: 'center', gap: 16, width: 360, minWidth: 0 }, [
		discSign(team.disc, 128),
		twoLines(style, name),
	]);
}

function nameSize(length: number): number {
	if (length <= 12) return 56;
	return length <= 20 ? 46 : 36;
}

/** The headline of the page, in the colour of its access. */
function answer({ kind, place, headline: said, access, counter, lead }: Answer): CardNode {
	// 'ainda' and the like depend on the clock, which alone must not change a picture.
	const headline =
		kind === 'open' ? capital(shareCopy.noChannel({ isNone: false, isBehind: false })) : said;
	const words = [
		place === null ? '' : `${place}:`,
		`${headline}${access === null ? '' : accessJoin({ kind }).trim()}`,
	]
		.filter((part) => part !== '')
		.join(' ');
	const length = words.length + (access?.length ?? 0);
	const size = {
		fontFamily: DISPLAY,
		fontWeight: 700,
		lineHeight: 1.08,
		fontSize: length <= 26 ? 84 : length <= 44 ? 62 : 46,
	};
	const shown = drawable(words, 120, shareCopy.card.unreadable);
	return box({ flexDirection: 'column', gap: 8, marginTop: 8 }, [
		box({ flexWrap: 'wrap', columnGap: 18, ...size, maxHeight: 190, overflow: 'hidden' }, [
			twoLines({ maxWidth: 1072 }, shown),
			access === null ? null : box({ color: lead?.free ? INK.grass : INK.quiet }, access),
		]),
		counter === null
			? null
			: line({ fontSize: 30, color: INK.ink, width: 1072 }, drawable(counter, 120)),
	]);
}

function facts({ competition, round, venue }: GameView): CardNode {
	const parts = [audienceName(competition.shortName, competition), round, venue]
		.map((part) => drawable(part ?? '', 60))
		.filter((part) => part !== '');
	return line({ fontSize: 30, color: INK.quiet, width: 1072, marginTop: 14 }, parts.join(' · '));
}

function plain(name: string): string {
	return drawable(name, 60, shareCopy.card.unreadable);
}
