import { readRegion } from '#core/football-pt/coverage-words.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { normalize } from '#core/search/normalize.ts';
import { isKindOnly, type KnowsChannel, partGlued, SERVICE } from './channel-name.ts';
import { readChannel } from './placed-channel.ts';

/** `known`: count of the guide's channels; `none`: no channel shows it; `words`: prose parts. */
export type ChannelList = {
	channels: RawChannel[];
	known: number;
	none: boolean;
	words?: number;
};

export const NONE =
	/^(?:(?:ainda )?sem (?:transmiss\p{L}+|tv|exibi\p{L}+|canal)|n[ãa]o (?:ter[áa]|h[áa]|tem|haver[áa]) transmiss\p{L}+|nenhum(?: canal)?|(?:s[óo] |apenas |somente )?(?:em )?tempo real$)/iu;
const UNDEFINED =
	/^(?:a (?:ser )?definid[oa]|a definir|a confirmar|n[ãa]o (?:definid[oa]|informad[oa]|divulgad[oa]|confirmad[oa])|indefinid[oa]|[-–—?]+)\.?$/iu;
/** 'ge.globo/rs' is one address. */
const ADDRESS_END = /(?:^|[\s(])\p{Ll}+(?:\.\p{Ll}+)+$/u;

/** An unclosed parenthesis extends to the end. */
function splitList(text: string): string[] {
	const parts: string[] = [];
	let [depth, start] = [0, 0];
	for (let place = 0; place < text.length; place++) {
		const char = text[place] ?? '';
		if ('([{'.includes(char)) depth++;
		else if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
		if (depth > 0) continue;
		if (char === '/' && ADDRESS_END.test(text.slice(Math.max(0, place - 24), place))) continue;
		const separator =
			/^(?:\s*[,;|/•·]\s*(?:(?:e|ou)\s+)?|\s+em (?:parceria|conjunto|cadeia) com\s+(?:[oa]s?\s+)?|\s+(?:e|ou|y|&|\+|[-–—])\s+)/iu.exec(
				text.slice(place, place + 24),
			);
		if (!separator) continue;
		parts.push(text.slice(start, place));
		place += separator[0].length - 1;
		start = place + 1;
	}
	return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
}

/** A region between commas: 'Globo, só para SP'. */
const PLACE_ALONE =
	/^(?:menos|exceto|s[óo] (?:para|em)|apenas (?:para|em)|somente (?:para|em)|para)\s/iu;

/** Adds a further region to the previous channel: 'Globo SP, RJ'. */
function joinPlaces(last: RawChannel | undefined, part: string): boolean {
	const isPlaced = last && (last.include.length > 0 || last.exclude.length > 0);
	const region = isPlaced || (last && PLACE_ALONE.test(part)) ? readRegion(part) : null;
	if (!last || !region || region.note !== null) return false;
	if (!isPlaced || PLACE_ALONE.test(part)) last.include.push(...region.include);
	else if (last.include.length > 0) last.include.push(...region.include);
	else last.exclude.push(...region.include);
	last.exclude.push(...region.exclude);
	return true;
}

/** 'Globo, na TV aberta': the words are no channel. */
const RECEIVED_BY =
	/(?<=\S), (?:n[ao]|em|pel[ao]|via) (?:(?:sinal|canal) )?(?:tv )?(?:abert[ao]|fechad[ao]|paga|por assinatura|streaming|internet|youtube|twitch|facebook)(?= ?[,;.)]| e |$)/giu;

const WORDS_ONLY =
	/^(?:[Mm]ais (?:tarde|cedo)|[Dd]epois|[Aa]ntes|[Ee]m seguida|[Nn]a sequ[êe]ncia|[Ll]ogo (?:mais|depois|ap[óo]s)|[Pp]or fim|tem|ter[áa]|h[áa]|vai|que|mais|tamb[ée]m|ainda|joga[mr]?|rola|passa[mr]?|se enfrentam|duelam|medem for[çc]as)$/u;

/** 'ESPN 2 e 4': the second is 'ESPN 4'. */
function withFeed(last: RawChannel | undefined, part: string, knows: KnowsChannel): string {
	const feed = /^\d$/u.test(part) ? (last?.name ?? '').replace(/\d$/u, part) : part;
	return knows(feed) ? feed : part;
}

const ASIDE = /\s*\((?:veja|confira|clique|saiba|leia)[^()]*\)/giu;

/** 'YouTube e Twitch (CazéTV)' is one channel. */
const SERVICES_OF_ONE = new RegExp(
	`(?<!\\p{L})(${SERVICE})(?:\\s*(?:/|,|\\se\\s)\\s*${SERVICE})+\\s*(?=\\([^()]*\\p{L}[^()]*\\))`,
	'giu',
);

/** A map, because noise may hold thousands of names. */
function addChannel(channels: Map<string, RawChannel>, channel: RawChannel): RawChannel {
	const key = normalize(channel.name);
	const same = channels.get(key) ?? channel;
	channels.set(key, same);
	if (same.include.length > 0)
		same.include.push(...channel.include.filter((uf) => !same.include.includes(uf)));
	return same;
}

/** Per document, as the same text is read several times. */
const READ = new WeakMap<KnowsChannel, Map<string, ChannelList>>();

/** The channels of a list, with regions; the caller may change them. */
export function readChannelList(text: string, knows: KnowsChannel): ChannelList {
	const lists = READ.get(knows) ?? new Map<string, ChannelList>();
	READ.set(knows, lists);
	const list = lists.get(text) ?? readList(text, knows);
	lists.set(text, list);
	return {
		...list,
		channels: list.channels.map((one) => ({
			...one,
			include: [...one.include],
			exclude: [...one.exclude],
		})),
	};
}

function readList(text: string, knows: KnowsChannel): ChannelList {
	const trimmed = text
		.replace(/^[\s:–—-]+|[\s.;:–—-]+$/gu, '')
		.replace(/^\(([^()]+)\)$/u, '$1')
		.replace(ASIDE, '')
		.replace(SERVICES_OF_ONE, '$1 ')
		.replace(RECEIVED_BY, '');
	if (NONE.test(trimmed)) return { channels: [], known: 0, none: true };
	if (trimmed === '' || UNDEFINED.test(trimmed)) return { channels: [], known: 0, none: false };
	const parts = knows(trimmed)
		? [trimmed]
		: splitList(trimmed).flatMap((part) => partGlued(part, knows));
	const named = new Map<string, RawChannel>();
	let words = 0;
	let last: RawChannel | undefined;
	for (const part of parts) {
		if (WORDS_ONLY.test(part) || isKindOnly(part, knows) || joinPlaces(last, part)) continue;
		const channel = readChannel(withFeed(last, part, knows), knows);
		words += channel === null && part.split(' ').length > 3 ? 1 : 0;
		if (channel && !NONE.test(channel.name)) last = addChannel(named, channel);
	}
	const channels = [...named.values()];
	return { channels, known: channels.filter(({ name }) => knows(name)).length, none: false, words };
}

const TV_WORDS =
	/(?:^| )(?:[a-z]{0,5}tv|tv[a-z]\d?|sic|rtp\d?|pfc|eurosport ?\d?|eleven(?: ?sports)? ?\d?|gzh|nsports|xsports|youtube|facebook|twitch|kwai|instagram|tiktok|canal|rede|premiere|espn|dazn|fox|globo|play|plus|app|site|portal|streaming|radio|pay per view|ppv|sport tv\d?|sports|network|max|prime video|disney)(?: |$)|tv ?\d?$/;

const GROUND = /^(?:est[áa]dio|arena|campo|parque|gin[áa]sio)\s/iu;

/** Whether all names look like channels. */
export function looksLikeChannels({ channels }: ChannelList): boolean {
	return (
		channels.length > 0 &&
		channels.every(({ name }) => TV_WORDS.test(normalize(name)) && !GROUND.test(name))
	);
}

/** Whether the guide knows all channels of a list. */
export function areAllKnown({ channels, known }: ChannelList): boolean {
	return known > 0 && known === channels.length;
}

/** Whether the guide knows half of a list, or all names look like channels. */
export function areChannels(list: ChannelList): boolean {
	return (list.known > 0 && list.known * 2 >= list.channels.length) || looksLikeChannels(list);
}
