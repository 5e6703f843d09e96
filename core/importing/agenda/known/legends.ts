import { readRegion } from '#core/football-pt/coverage-words.ts';
import {
	areAllKnown,
	looksLikeChannels,
	readChannelList,
} from '#core/importing/agenda/channels/channel-list.ts';
import type { KnowsChannel } from '#core/importing/agenda/channels/channel-name.ts';

const ENTRY = /^\s*(\*{1,4}|[¹²³]|\([1-9a-e]\))\s?(?:[-–:=]\s*)?([^*]{3,60})$/u;
const SIDES =
	/\s(?:x|X|×|vs\.?)\s|^\p{Lu}[\p{L} .]{1,40}[-–—]\s?\p{Lu}[^()]{1,40}\(?[^()\d]{0,30}\d{1,2}[h:]/u;
const LEAD = /^jogos? (?:(?:transmit|exib)ido|com transmissão)s? (?:pel|d|n)[ao]s?\s+/iu;
const MOST_ENTRIES = 12;

/** `isPlace`: the sign gives the region of the channel before it. */
type Legend = { line: string; sign: RegExp; names: string; isPlace: boolean };

/** Not a repeated sign or emphasis. */
function signOf(written: string): RegExp {
	const literal = written.replace(/[*()]/g, '\\$&');
	return new RegExp(`(?<=[\\p{L}\\d)+!])\\s?(?<!\\*)${literal}(?!\\*)(?=\\s|$|[,;|–-])`, 'u');
}

function readEntry(line: string, knows: KnowsChannel): Legend | null {
	const [, sign = '', written = ''] = ENTRY.exec(line) ?? [];
	if (sign === '' || SIDES.test(written)) return null;
	const names = written.trim().replace(LEAD, '');
	const isPlace = (readRegion(names)?.include.length ?? 0) > 1;
	const list = readChannelList(names, knows);
	const isLead = names !== written.trim() && looksLikeChannels(list);
	const isEntry = isPlace || list.none || areAllKnown(list) || isLead;
	return isEntry ? { line, sign: signOf(sign), names, isPlace } : null;
}

/** A function that replaces a legend's signs by channels. */
export function legendReader(text: string, knows: KnowsChannel): (line: string) => string {
	const lines = text.split(/\r?\n/u);
	const games = lines.filter((line) => SIDES.test(line) && !line.trimStart().startsWith('*'));
	const entries = games.length === 0 ? [] : lines.flatMap((line) => readEntry(line, knows) ?? []);
	const legend = entries
		.slice(0, MOST_ENTRIES)
		.filter(({ sign }) => games.some((line) => sign.test(line)));
	return (line) => {
		if (legend.some((entry) => entry.line === line)) return '';
		if (legend.length === 0 || !SIDES.test(line)) return line;
		return legend.reduce((marked, { sign, names, isPlace }) => {
			if (!sign.test(marked)) return marked;
			if (isPlace) return marked.replace(sign, ` (${names})`);
			return `${marked.replace(sign, '')} – ${names}`;
		}, line);
	};
}
