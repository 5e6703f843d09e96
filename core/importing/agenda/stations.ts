import { normalize } from '#core/search/normalize.ts';

const STATION =
	/(?<!\p{L})([Aa] emissora|[Oo] canal)(?: (?:p[úu]blic[ao]|federal|estatal|educativ[ao]|paulista|carioca|abert[ao]))?(?= (?:tamb[ée]m |ainda )?(?:transmit|exib|mostra|acompanha|(?:vai|ir[áa]) (?:transmitir|exibir|mostrar)|passa a (?:transmitir|exibir|mostrar)))/gu;
const NAMES = /\p{Lu}[\p{L}\d+!]+(?: (?:\p{Lu}[\p{L}\d+!]*|\d)){0,2}/gu;
const MOST_NAMES = 2_000;

/** The one channel that the text names; null where it names several or none. */
function onlyChannel(text: string, knows: (name: string) => boolean): string | null {
	const channels = new Map<string, string>();
	const seen = new Set<string>();
	for (const [run] of text.matchAll(NAMES)) {
		if (seen.has(run)) continue;
		if (seen.size > MOST_NAMES) return null;
		seen.add(run);
		const words = run.split(' ');
		for (let count = words.length; count > 0; count--) {
			const name = words.slice(0, count).join(' ');
			if (!knows(name)) continue;
			channels.set(normalize(name), name);
			break;
		}
		if (channels.size > 1) return null;
	}
	return [...channels.values()][0] ?? null;
}

/** Press releases of a station call it 'a emissora', 'o canal': where they name no other, that is who shows the game. */
export function createStations(text: string, knows: (name: string) => boolean): (line: string) => string {
	const channel = text.search(STATION) < 0 ? null : onlyChannel(text, knows);
	return (line) =>
		channel === null ? line : line.replace(STATION, (_, words: string) => `${words.startsWith('A') ? 'A' : 'a'} ${channel}`);
}
