import { ALL_UFS, type Uf } from '#core/football-pt/uf.ts';
import { receivedIn } from '#core/games/coverage/reach.ts';
import { isBehind, isLive, isOff } from '#core/games/game-rules.ts';
import { capital } from '#core/kit/capital.ts';
import {
	type Answer,
	type AnswerGame,
	type AnswerMine,
	type AnswerSet,
	type AnswerWay,
	PLACE_MARKS,
} from './answer.ts';
import { answerSentence } from './answer-sentence.ts';
import type { AnswerParts, Asked } from './asked.ts';
import { besideWords, namesOf } from './channel-words.ts';
import { answerCopy, type PlaceWords, placeWords } from './copy.ts';
import { expectedAnswer } from './expected-answer.ts';
import { sureAnswer } from './sure-answer.ts';
import { isLimited, waysHere } from './ways-here.ts';

/** From the strongest statement to the weakest: the first decision that applies is the answer. */
const DECISIONS: readonly ((asked: Asked) => AnswerParts | null)[] = [
	offAnswer,
	noneAnswer,
	behindAnswer,
	sureAnswer,
	expectedAnswer,
];

/**
 * Where a reader watches a game, as one pt-BR sentence and its parts. `uf` and `mine` = the
 * reader's state and channels, null where unknown; `now` in UTC milliseconds. Total. Presents only
 * channels that are confirmed and received there as certain.
 */
export function answerFor(
	game: AnswerGame,
	uf: Uf | null,
	mine: AnswerMine | null,
	now: number,
): Answer {
	const differs = uf !== null && dependsOnState(game);
	return answerAt(game, {
		uf: differs ? uf : null,
		words: differs ? placeWords(uf) : null,
		mine,
		now,
	});
}

/**
 * The answers of a game for all readers; states with equal answers share one entry. `now` in UTC
 * milliseconds.
 */
export function answerSet(game: AnswerGame, now: number): AnswerSet {
	const country = answerFor(game, null, null, now);
	if (!dependsOnState(game)) return { country, states: [] };
	const states = new Map<string, { ufs: string; answer: Answer }>();
	for (const { uf, alike } of alikeStates(game)) {
		const answer = answerAt(game, { uf, words: PLACE_MARKS, mine: null, now });
		const key = JSON.stringify(answer);
		const before = states.get(key)?.ufs.split(' ') ?? [];
		if (key !== JSON.stringify(country))
			states.set(key, { ufs: [...before, uf, ...alike].join(' '), answer });
	}
	return { country, states: [...states.values()] };
}

/** Groups of states that receive the same channels, and so share one answer. */
function alikeStates({ ways, rivals }: AnswerGame): { uf: Uf; alike: Uf[] }[] {
	const reaches = [...ways, ...rivals].map(({ reach }) => reach);
	const groups = Map.groupBy(ALL_UFS, (uf) =>
		reaches.map((reach) => receivedIn(reach, uf)).join(' '),
	);
	return [...groups.values()].flatMap(([uf, ...alike]) =>
		uf === undefined ? [] : [{ uf, alike }],
	);
}

function dependsOnState({ status, ways, rivals }: AnswerGame): boolean {
	return !isOff({ status }) && [...ways, ...rivals].some(({ reach }) => isLimited(reach));
}

function answerAt(
	game: AnswerGame,
	{ uf, ...asked }: { uf: Uf | null } & Pick<Asked, 'words' | 'mine' | 'now'>,
): Answer {
	const all = { ...asked, game, ways: waysHere(game, uf) };
	for (const decide of DECISIONS) {
		const parts = decide(all);
		if (parts !== null) return whole(parts);
	}
	return whole(openAnswer(all));
}

function whole(parts: AnswerParts): Answer {
	const answer = {
		place: null,
		access: null,
		counter: null,
		ground: null,
		rest: null,
		lead: null,
		beside: null,
		...parts,
	};
	return { ...answer, sentence: answerSentence(answer) };
}

function offAnswer({ game: { status } }: Asked): AnswerParts | null {
	if (status !== 'postponed' && status !== 'cancelled') return null;
	return { kind: 'off', headline: answerCopy.off[status], line: answerCopy.offLine[status] };
}

function noneAnswer({ game, now }: Asked): AnswerParts | null {
	if (!game.noBroadcast || game.ways.length > 0) return null;
	return {
		kind: 'none',
		headline: answerCopy.none(isBehind(game, now)),
		line: answerCopy.noneLine,
	};
}

/** A past game must not read as a promise. */
function behindAnswer({ game, ways, words, now }: Asked): AnswerParts | null {
	if (!isBehind(game, now)) return null;
	if (ways.sure.length > 0) return shownAnswer(ways.sure, words);
	if (ways.somewhere.length > 0) {
		const said = answerCopy.shownSomewhere(namesOf(ways.somewhere));
		return { kind: 'shown', headline: capital(said), line: said };
	}
	const expected = [...ways.unconfirmed, ...ways.usual];
	const access = expected.length === 0 ? null : answerCopy.expectedBefore(namesOf(expected));
	if (words === null || game.ways.length === 0) {
		return {
			kind: 'unrecorded',
			headline: answerCopy.unrecorded,
			access,
			line: answerCopy.unrecordedLine,
		};
	}
	return {
		kind: 'unrecorded',
		headline: answerCopy.unrecordedFor(words),
		access,
		line: answerCopy.unrecordedForLine(words),
	};
}

function shownAnswer(shown: readonly AnswerWay[], words: PlaceWords | null): AnswerParts {
	const said = answerCopy.shown(namesOf(shown));
	const first = shown[0]?.channel;
	const lead =
		first === undefined ? null : { ...first, words: words === null ? '' : answerCopy.here(words) };
	const beside = shown.length > 1 ? besideWords(shown.slice(1)) : null;
	return {
		kind: 'shown',
		place: words?.inside ?? null,
		headline: words === null ? capital(said) : said,
		line: said,
		lead,
		beside,
	};
}

function openAnswer({ game, ways, words, now }: Asked): AnswerParts {
	if (words !== null && ways.rival !== null) {
		const counter = answerCopy.counter(words, ways.rival.channel, ways.rival.title);
		return {
			kind: 'open',
			headline: answerCopy.open,
			counter,
			line: answerCopy.openForLine(words),
		};
	}
	if (words !== null && game.ways.length > 0) {
		return {
			kind: 'open',
			headline: answerCopy.openFor(words),
			line: answerCopy.openForLine(words),
		};
	}
	const headline = isLive(game, now) ? capital(answerCopy.open) : answerCopy.openSoFar;
	return { kind: 'open', headline, line: answerCopy.openLine };
}
