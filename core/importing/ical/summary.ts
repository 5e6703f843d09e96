import type { Score } from '#core/games/result.ts';
import { readScoreText } from '#core/importing/football-txt/read-score.ts';
import { findScore } from '#core/importing/football-txt/score.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import { isCompetitionLike, isNumberedMatch, isStage } from './stage-words.ts';
import { noFacts, noteWords, type TitleFacts, takePrefix, takeTags } from './summary-tags.ts';

/**
 * How reliable the separator between the two sides is. `certain`: 'vs'. `football`: '@' or a score,
 * reliable in a football calendar. `weak`: a dash or 'at'.
 */
type Separation = 'certain' | 'football' | 'weak';

/** A title that names a game. */
export type GameTitle = TitleFacts & {
	home: string;
	away: string;
	separation: Separation;
	/** The final score between the sides, in their order. */
	result: Score | null;
};

/**
 * A title with only one side: 'Helsby (Away)', 'vs Palmeiras'. The other is the calendar's own
 * team.
 */
type OpponentTitle = TitleFacts & { opponent: string; ownSide: 'home' | 'away' };

const MAX_TITLE = 400;
const STRONG =
	/\s+(?:vs?\.?|versus|×|x|contra|gegen|против|対|对|對)\s+|(?<=[^\p{ASCII}\s])\s?(?:vs\.?|对阵|對陣)\s?(?=[^\p{ASCII}\s])/iu;
const AWAY_FIRST = /\s+(@|at)\s+/iu;
const DASH = /\s+[-–—]\s+|(?<=\p{L})[–—](?=\p{L})/u;
const SUFFIX = /\s+[•·|｜]\s*|\s*[｜]\s*/u;
const OPPONENT_ONLY = /^(?:(vs?\.?|x)|(@|at))\s+(\S.*)$/iu;
const BYE = /^(?:bye|folga)$/iu;
/** 'Flamengo 2 x 1 Palmeiras', 'Arsenal (2) v (1) Chelsea' */
const CROSSED_SCORE =
	/\s\(?(\d{1,2})\)?\s*[xX×]\s*\(?(\d{1,2})\)?(?=\s)(?!\s*\.)|\s\((\d{1,2})\)\s*(?:vs?\.?|-|–)\s*\((\d{1,2})\)(?=\s)/iu;
/** Other entries in club calendars: 'Team dinner at Joe's', 'Training - Stadium'. */
const NO_TEAM =
	/^(?:training|practice|team|dinner|lunch|breakfast|meeting|reuni[aã]o|treino|party|festa|birthday|anivers[aá]rio|camp|trip|travel|flight|tickets?|presale|draw|sorteio|press|coletiva|open day|tryouts?|photo|awards?|gala|transfer|registration|deadline|school|holiday|feriado)\b/iu;

/**
 * Normalizes full-width characters, removes flags and emojis, and turns crossed swords into 'vs'.
 */
export function plainTitle(summary: string): string {
	return (
		summary
			.slice(0, MAX_TITLE)
			.replace(/[⚔🆚]\uFE0F?/gu, ' vs ')
			.replace(/[\uFF01-\uFF5E]/gu, (sign) =>
				String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0),
			)
			.replace(
				/\p{Regional_Indicator}|\p{Extended_Pictographic}|\p{Cf}|\p{Variation_Selector}/gu,
				'',
			)
			// The remains of '（🏴/🇦🇷）' without its flags.
			.replace(/\([^\p{L}\p{N}()]*\)/gu, ' ')
			.replace(/[\p{Cc}\s]+/gu, ' ')
			.trim()
	);
}

type Cut = {
	left: string;
	right: string;
	separation: Separation;
	swapped: boolean;
	played: boolean;
	/** The words of the score; '' without one. */
	score: string;
};

function cutAt(text: string, separator: RegExp): { left: string; right: string } | null {
	const match = separator.exec(text);
	return (
		match && { left: text.slice(0, match.index), right: text.slice(match.index + match[0].length) }
	);
}

/** 'Mexico 2-0 South Africa', '墨西哥 (2:0) 南非' */
function cutAtScore(text: string): Cut | null {
	const open = text.replace(/\((\d{1,2}\s*[-–:]\s*\d{1,2})\)/u, ' $1 ');
	const score = findScore(open, true);
	return (
		score && {
			left: open.slice(0, score.start),
			right: open.slice(score.end),
			separation: 'football',
			swapped: false,
			played: true,
			score: open.slice(score.start, score.end),
		}
	);
}

/** Text after a dash behind the second side describes the game: 'A vs B - Premier League'. */
function withoutDashSuffix(
	cut: { left: string; right: string },
	facts: TitleFacts,
): { left: string; right: string } {
	const [right = '', ...notes] = cut.right.split(/\s+[-–—]\s+/u);
	for (const note of notes) noteWords(facts, note.trim());
	return { left: cut.left, right };
}

/** Text before a dash ahead of the first side: 'Jogo 5 - Brasil x Sérvia'. */
function withoutDashPrefix(left: string, facts: TitleFacts): string {
	const prefix = cutAt(left, DASH);
	if (
		!prefix ||
		!(isNumberedMatch(prefix.left) || isStage(prefix.left) || isCompetitionLike(prefix.left))
	)
		return left;
	noteWords(facts, prefix.left.trim());
	return prefix.right;
}

function cut(text: string, facts: TitleFacts): Cut | null {
	const strong = cutAt(text, STRONG);
	if (strong) strong.left = withoutDashPrefix(strong.left, facts);
	if (strong)
		return {
			...withoutDashSuffix(strong, facts),
			separation: 'certain',
			swapped: false,
			played: false,
			score: '',
		};
	const score = cutAtScore(text);
	if (score) return score;
	const at = cutAt(text, AWAY_FIRST);
	const separation = AWAY_FIRST.exec(text)?.[1] === '@' ? 'football' : 'weak';
	const none = { played: false, score: '' };
	if (at) return { ...withoutDashSuffix(at, facts), separation, swapped: true, ...none };
	const dash = cutAt(text, DASH);
	return dash && { ...withoutDashSuffix(dash, facts), separation: 'weak', swapped: false, ...none };
}

/** A side's name without its table position, tags and score. */
function sideName(text: string, facts: TitleFacts): string | null {
	const score = findScore(text, false);
	if (score) facts.status ??= 'finished';
	const bare = (score ? text.slice(0, score.start) : text)
		.replace(/\s*\(\d{1,2}(?:st|nd|rd|th)\)/iu, '')
		.replace(/\s+(?:FT|AET|HT|full[- ]time)\s*$/u, '')
		.replace(/^[\s"“”'*★☆]+(?=\S)|[\s"“”*★☆,;]+$/gu, '');
	const name = cleanName(takeTags(bare, facts));
	return name !== null && name.length <= 80 && /\p{L}/u.test(name) ? name : null;
}

function bodyOf(summary: string, facts: TitleFacts): string {
	const tagged = takeTags(takePrefix(takeTags(plainTitle(summary), facts), facts), facts);
	const [body = '', ...notes] = tagged.split(SUFFIX);
	for (const note of notes) noteWords(facts, note.trim());
	return takeTags(body, facts);
}

/**
 * Reads a title with two sides, strongest separator first. Null when it does not name two sides, or
 * one is a bye.
 */
export function parseGameTitle(summary: string): GameTitle | null {
	const facts = noFacts();
	const body = bodyOf(summary, facts).replace(CROSSED_SCORE, ' $1$3-$2$4');
	const parts = cut(body, facts);
	if (!parts) return null;
	if (parts.played) facts.status ??= 'finished';
	const left = sideName(parts.left, facts);
	const right = sideName(parts.right, facts);
	if (!left || !right || BYE.test(left) || BYE.test(right)) return null;
	if (parts.separation !== 'certain' && (NO_TEAM.test(left) || NO_TEAM.test(right))) return null;
	const [home, away] = parts.swapped ? [right, left] : [left, right];
	const result = facts.status === 'finished' ? readScoreText(parts.score) : null;
	return { ...facts, home, away, separation: parts.separation, result };
}

/** Reads a title with only the opponent. Null when home or away is not given. */
export function parseOpponentTitle(summary: string): OpponentTitle | null {
	const facts = noFacts();
	const body = bodyOf(summary, facts);
	const only = OPPONENT_ONLY.exec(body);
	const ownSide = only ? (only[1] === undefined ? 'away' : 'home') : facts.ownSide;
	const opponent = sideName(only?.[3] ?? body, facts);
	return opponent !== null && ownSide !== null && !BYE.test(opponent)
		? { ...facts, opponent, ownSide }
		: null;
}
