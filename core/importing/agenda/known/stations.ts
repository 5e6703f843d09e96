import { normalize } from '#core/search/normalize.ts';

const STATION =
	/(?<!\p{L})([Aa] emissora|[Dd]a emissora|[Oo] canal)(?: (?:p[úu]blic[ao]|federal|estatal|educativ[ao]|paulista|carioca|abert[ao]))?(?= (?:tamb[ée]m |ainda )?(?:transmit|exib|mostra|acompanha|(?:vai|ir[áa]) (?:transmitir|exibir|mostrar)|passa a (?:transmitir|exibir|mostrar)))/gu;
const NAMES = /\p{Lu}[\p{L}\d+!]+(?: (?:\p{Lu}[\p{L}\d+!]*|\d)){0,2}/gu;
const MOST_NAMES = 2_000;
/** Press releases mention other stations in passing. */
const OFTEN = 4;

/** The only or by far most frequent channel; null for none. */
export function onlyChannel(text: string, knows: (name: string) => boolean): string | null {
	const channels = new Map<string, { name: string; times: number }>();
	let runs = 0;
	for (const [run] of text.matchAll(NAMES)) {
		if (++runs > MOST_NAMES) return null;
		const words = run.split(' ');
		for (let count = words.length; count > 0; count--) {
			const name = words.slice(0, count).join(' ');
			if (!knows(name)) continue;
			const key = normalize(name);
			channels.set(key, { name, times: (channels.get(key)?.times ?? 0) + 1 });
			break;
		}
	}
	const [first, second] = [...channels.values()].sort((one, other) => other.times - one.times);
	return first && first.times >= OFTEN * (second?.times ?? 0) ? first.name : null;
}

/** A function that replaces 'a emissora' by the only channel. */
export function createStations(
	text: string,
	knows: (name: string) => boolean,
): (line: string) => string {
	const channel = text.search(STATION) < 0 ? null : onlyChannel(text, knows);
	return (line) =>
		channel === null
			? line
			: line.replace(
					STATION,
					(_, words: string) => `${/^d/iu.test(words) ? 'da' : 'a'} ${channel}`,
				);
}
