import { readRegion } from '#core/football-pt/coverage-words.ts';
import { VERSUS } from '#core/football-pt/patterns.ts';
import { areAllKnown, looksLikeChannels, readChannelList } from './channel-list.ts';
import type { KnowsChannel } from './channel-name.ts';

/**
 * '* Premiere', '(1) Globo e Premiere', '² SporTV': a legend below a list explains the signs after
 * its games.
 */
const ENTRY = /^\s*(\*{1,4}|[¹²³]|\([1-9a-e]\))\s?(?:[-–:=]\s*)?([^*]{3,60})$/u;
const MOST_ENTRIES = 12;
const SIDES = new RegExp(
	String.raw`\s${VERSUS}\s|^\p{Lu}[\p{L} .]{1,40}[-–—]\s?\p{Lu}[^()]{1,40}\(?[^()\d]{0,30}\d{1,2}[h:]`,
	'u',
);
/** '*Jogo transmitido pela BTV' */
const LEAD =
	/^jogos?(?: com)? (?:transmitid[oa]s?|exibid[oa]s?|transmiss[ãa]o|exibi[çc][ãa]o) (?:pel|d|n)[ao]s?\s+/iu;

/** `isPlace`: the sign follows a channel and gives the region where it shows the game. */
type Legend = { line: string; sign: RegExp; names: string; isPlace: boolean };

/** Matches the sign after a word, but not the same sign repeated or used for emphasis. */
function signOf(written: string): RegExp {
	const literal = written.replace(/[*()]/g, '\\$&');
	return new RegExp(`(?<=[\\p{L}\\d)+!])\\s?(?<!\\*)${literal}(?!\\*)(?=\\s|$|[,;|–-])`, 'u');
}

function readEntry(line: string, knows: KnowsChannel): Legend | null {
	const [, sign = '', names = ''] = ENTRY.exec(line) ?? [];
	if (sign === '' || SIDES.test(names)) return null;
	const bare = names.trim().replace(LEAD, '');
	const region = readRegion(bare);
	if (region !== null && region.include.length > 1)
		return { line, sign: signOf(sign), names: bare, isPlace: true };
	const list = readChannelList(bare, knows);
	const isList =
		list.none || areAllKnown(list) || (bare !== names.trim() && looksLikeChannels(list));
	return isList ? { line, sign: signOf(sign), names: bare, isPlace: false } : null;
}

/**
 * Replaces the signs of a legend with its channels ('Santos x Bahia*' above '* Premiere'). Text
 * without a legend, or whose signs follow no game, is unchanged: '* Premiere' may also be a list
 * item.
 */
export function legendReader(text: string, knows: KnowsChannel): (line: string) => string {
	const lines = text.split(/\r?\n/u);
	const games = lines.filter((line) => SIDES.test(line) && !line.trimStart().startsWith('*'));
	const entries = games.length === 0 ? [] : lines.flatMap((line) => readEntry(line, knows) ?? []);
	const legend = entries
		.slice(0, MOST_ENTRIES)
		.filter(({ sign }) => games.some((line) => sign.test(line)));
	if (legend.length === 0) return (line) => line;
	return (line) => {
		if (legend.some((entry) => entry.line === line)) return '';
		if (!SIDES.test(line)) return line;
		return legend.reduce((marked, { sign, names, isPlace }) => {
			if (!sign.test(marked)) return marked;
			return isPlace
				? marked.replace(sign, ` (${names})`)
				: `${marked.replace(sign, '')} – ${names}`;
		}, line);
	};
}
