import type { GameStatus } from '#core/games/game.ts';
import type { Score } from '#core/games/result.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import { readScoreText } from './read-score.ts';
import { findScore, findUnplayed, withoutResultNotes } from './score.ts';

/** The two sides of a game line and the facts around them. */
export type Sides = {
	home: string;
	away: string;
	venue: string | null;
	played: boolean;
	status: GameStatus;
	/** Only of a game that was played to its end. */
	result: Score | null;
	note: string | null;
};

export const VERSUS = /\s(?:v|vs\.?|versus|x|X|×|VS\.?)\s/u;
const DASH = /\s[-–—]\s/u;
const NOTE = /\s*\[([^\]]*)\]\s*/gu;
/** 'Grêmio 2 x 1 Inter': the old Brazilian notation of a score. */
const CROSSED_SCORE = /\s(\d{1,2})\s*[xX×]\s*(\d{1,2})(?=\s)(?!\s*\.)/u;

/** 'Grêmio 2 (4) - (5) 3 Inter': the shoot-out is inside the score. */
const SHOOT_OUT = /\s(\d{1,2})\s*\((\d{1,2})\)\s*[-–xX]\s*\((\d{1,2})\)\s*(\d{1,2})(?=\s)/u;

const STATUS_WORDS: readonly (readonly [RegExp, GameStatus])[] = [
	[
		/^(?:postponed|postp\.?|ppd|p-p|pst|adiad[oa]|aplazad[oa]|verschoben|rinviata|suspended|suspenso|suspendid[oa]|delayed)/iu,
		'postponed',
	],
	[
		/^(?:cancell?ed|canc\.?|cancelad[oa]|abgesagt|annull?\w*|void|abandoned|abd\.?$|abgebrochen|interrompid[oa]|wo canc)/iu,
		'cancelled',
	],
	[
		/^(?:awarded|awd|w[./]?\s?o\.?|walk-?over|forfeit\w*|finished|ft|aet|encerrado|decidid[oa])/iu,
		'finished',
	],
];

/** The status that a note in brackets gives; null for other notes. */
export function statusOf(note: string): GameStatus | null {
	return STATUS_WORDS.find(([words]) => words.test(note.trim()))?.[1] ?? null;
}

/** `score` = its words, with all notes; '' without one. */
type Cut = { left: string; right: string; played: boolean; score: string };

function cutAtVersus(text: string): Cut | null {
	const match = VERSUS.exec(text);
	if (!match) return null;
	const left = text.slice(0, match.index);
	const right = text.slice(match.index + match[0].length);
	const score = findScore(` ${right}`, false);
	if (!score) return { left, right: withoutResultNotes(right), played: false, score: '' };
	return {
		left,
		right: right.slice(0, score.start - 1),
		played: true,
		score: right.slice(Math.max(0, score.start - 1), score.end - 1),
	};
}

function cutAtScore(text: string): Cut | null {
	const played = findScore(text, true);
	const score = played ?? findUnplayed(text);
	if (!score) return null;
	return {
		left: text.slice(0, score.start),
		right: withoutResultNotes(text.slice(score.end)),
		played: played !== null,
		score: played === null ? '' : wordsAt(text, played),
	};
}

function cutAtDash(text: string): Cut | null {
	const match = DASH.exec(text);
	if (!match) return null;
	const right = text.slice(match.index + match[0].length);
	const score = findScore(` ${right}`, false);
	return {
		left: text.slice(0, match.index),
		right: score ? right.slice(0, score.start - 1) : right,
		played: score !== null,
		score: score === null ? '' : right.slice(Math.max(0, score.start - 1), score.end - 1),
	};
}

/** Some files write the notes after the second side: 'Brazil 1-1 Chile (aet, 3-2 pen)'. */
function wordsAt(text: string, { start, end }: { start: number; end: number }): string {
	const right = text.slice(end);
	return `${text.slice(start, end)} ${right.slice(withoutResultNotes(right).length)}`;
}

/** Strongest separator first: ' v ' and ' x ', then a score between two names, then a dash. */
function cut(text: string): Cut | null {
	const plain = text.replace(SHOOT_OUT, ' $1-$4 ($2-$3 pen)').replace(CROSSED_SCORE, ' $1-$2');
	return cutAtVersus(plain) ?? cutAtScore(plain) ?? cutAtDash(plain);
}

type Venue = { venue: string | null; rest: string };

/** '@ Köln   Italy 2-0 Denmark' or 'Italy 2-0 Denmark @ Köln'. */
function takeVenue(text: string): Venue {
	const leading = /^\s*@\s*(\S.*?)(?:\s{2,}|\t|$)/u.exec(text);
	if (leading) return { venue: cleanName(leading[1] ?? ''), rest: text.slice(leading[0].length) };
	const at = /\s@\s*(?=\S)/u.exec(text);
	return at
		? { venue: cleanName(text.slice(at.index + at[0].length)), rest: text.slice(0, at.index) }
		: { venue: null, rest: text };
}

/** 'A v B  w/o', 'A v B postp.': a status at the end, without brackets. */
const BARE_NOTE =
	/\s(w\/o|walk-?over|awd\.?|awarded|abandoned|abd\.?|postp(?:oned|\.)|canc(?:elled|eled|\.)|p-p|ppd)\s*$/iu;

/** Extracts notes such as '[postponed]' from the text. */
function takeNotes(text: string): { notes: string[]; rest: string } {
	const notes: string[] = [];
	const rest = text.replace(NOTE, (_, note: string) => {
		notes.push(note.trim());
		return '  ';
	});
	const bare = BARE_NOTE.exec(rest);
	return bare
		? { notes: [...notes, bare[1] ?? ''], rest: rest.slice(0, bare.index) }
		: { notes, rest };
}

/**
 * Splits the part of a game line after date and hour into sides, venue and status. Null when it has
 * no two sides; `parseVenueOnly` reads lines with only a venue.
 */
export function parseSides(text: string): Sides | null {
	const { notes, rest } = takeNotes(text);
	const { venue, rest: game } = takeVenue(rest);
	const parts = cut(game.trim());
	const home = parts && cleanName(parts.left);
	const away = parts && cleanName(parts.right);
	if (!home || !away || home.length > 80 || away.length > 80 || home.startsWith('(')) return null;
	const noted = notes
		.map((note) => ({ note, status: statusOf(note) }))
		.find(({ status }) => status !== null);
	const status = noted?.status ?? (parts.played ? 'finished' : 'scheduled');
	const result = status === 'finished' ? readScoreText(parts.score) : null;
	return { home, away, venue, played: parts.played, status, result, note: noted?.note ?? null };
}

/** Reads a line with only the venue of the next game: '@ Liège, Stade Sclessin'. */
export function parseVenueOnly(text: string): string | null {
	const match = /^\s*@\s*(\S.*)$/u.exec(text);
	return match ? cleanName(match[1] ?? '') : null;
}
