import { type KnowsChannel, readChannelList } from './channel-list.ts';

/** '* Premiere', '(1) Globo e Premiere', '² SporTV': below a list, what a sign behind its games stands for. */
const ENTRY = /^\s*(\*{1,4}|[¹²³]|\([1-9a-e]\))\s?(?:[-–:=]\s*)?([^*]{3,60})$/u;
const MOST_ENTRIES = 12;
const SIDES = /\s(?:x|X|×|vs\.?)\s/u;

type Legend = { line: string; sign: RegExp; names: string };

/** The sign behind a word, not the same sign repeated, and no emphasis around words. */
function signOf(written: string): RegExp {
	const literal = written.replace(/[*()]/g, '\\$&');
	return new RegExp(`(?<=[\\p{L}\\d)])\\s?(?<!\\*)${literal}(?!\\*)(?=\\s|$|[,;|–-])`, 'u');
}

function readEntry(line: string, knows: KnowsChannel): Legend | null {
	const [, sign = '', names = ''] = ENTRY.exec(line) ?? [];
	if (sign === '' || SIDES.test(names)) return null;
	const { channels, known, none } = readChannelList(names, knows);
	const isTold = none || (known > 0 && known === channels.length);
	return isTold ? { line, sign: signOf(sign), names: names.trim() } : null;
}

/**
 * Puts the channels of a legend where its signs stand ('Santos x Bahia*' above '* Premiere'). A text without a legend, or whose signs stand
 * behind no game, comes back as it is: '* Premiere' is also an item of a list.
 */
export function legendReader(text: string, knows: KnowsChannel): (line: string) => string {
	const lines = text.split(/\r?\n/u);
	const games = lines.filter((line) => SIDES.test(line) && !line.trimStart().startsWith('*'));
	const entries = games.length === 0 ? [] : lines.flatMap((line) => readEntry(line, knows) ?? []);
	const legend = entries.slice(0, MOST_ENTRIES).filter(({ sign }) => games.some((line) => sign.test(line)));
	if (legend.length === 0) return (line) => line;
	return (line) => {
		if (legend.some((entry) => entry.line === line)) return '';
		if (!SIDES.test(line)) return line;
		return legend.reduce((told, { sign, names }) => (sign.test(told) ? `${told.replace(sign, '')} – ${names}` : told), line);
	};
}
