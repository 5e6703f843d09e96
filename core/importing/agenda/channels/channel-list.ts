import { readRegion } from '#core/football-pt/coverage-words.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import { normalize } from '#core/search/normalize.ts';
import { isKindOnly, type KnowsChannel, partGlued, SERVICE } from './channel-name.ts';
import { readChannel } from './placed-channel.ts';

/**
 * Channels of a text. `known` counts those that the guide knows. `none`: the text says that no
 * channel shows the game.
 */
export type ChannelList = {
	channels: RawChannel[];
	known: number;
	none: boolean;
	/** Number of parts that are sentence words, not names. */
	words?: number;
};

/** 'Sem transmissão na TV', 'não terá transmissão' */
export const NONE =
	/^(?:(?:ainda )?sem (?:transmiss\p{L}+|tv|exibi\p{L}+|canal)|n[ãa]o (?:ter[áa]|h[áa]|tem|haver[áa]) transmiss\p{L}+|nenhum(?: canal)?|(?:s[óo] |apenas |somente )?(?:em )?tempo real$)/iu;
const UNDEFINED =
	/^(?:a (?:ser )?definid[oa]|a definir|a confirmar|n[ãa]o (?:definid[oa]|informad[oa]|divulgad[oa]|confirmad[oa])|indefinid[oa]|[-–—?]+)\.?$/iu;
/** 'ge.globo/rs' is one address. */
const ADDRESS_END = /(?:^|[\s(])\p{Ll}+(?:\.\p{Ll}+)+$/u;

/**
 * Splits at ',', ';', '/', '|', '+ ' and ' e ' outside parentheses. An unclosed parenthesis extends
 * to the end of the text.
 */
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

/** 'SporTV, menos RS, e Premiere': a region between commas. */
const PLACE_ALONE =
	/^(?:menos|exceto|s[óo] (?:para|em)|apenas (?:para|em)|somente (?:para|em)|para)\s/iu;

/**
 * 'Globo para RS e SC': the split at ' e ' leaves a second state, which belongs to the previous
 * channel.
 */
function joinPlaces(channels: RawChannel[], part: string): boolean {
	const last = channels.at(-1);
	const isPlaced = last && (last.include.length > 0 || last.exclude.length > 0);
	const region = isPlaced || (last && PLACE_ALONE.test(part)) ? readRegion(part) : null;
	if (!last || !region || region.note !== null) return false;
	if (!isPlaced || PLACE_ALONE.test(part)) last.include.push(...region.include);
	else if (last.include.length > 0) last.include.push(...region.include);
	else last.exclude.push(...region.include);
	last.exclude.push(...region.exclude);
	return true;
}

/** 'SporTV e Premiere, com narração de Fulano e comentários de Sicrano' */
const PEOPLE = /^(?:com\s+)?(?:narra[çc]|coment[áa]ri|reportage|apresenta[çc]|an[áa]lise)/iu;

/** 'Space, na TV fechada, e HBO Max, no streaming': how the preceding channel is received. */
const RECEIVED_BY =
	/(?<=\S), (?:n[ao]|em|pel[ao]|via) (?:(?:sinal|canal) )?(?:tv )?(?:abert[ao]|fechad[ao]|paga|por assinatura|streaming|internet|youtube|twitch|facebook)(?= ?[,;.)]| e |$)/giu;

/** 'Na Band, tem …' */
const WORDS_ONLY =
	/^(?:[Mm]ais (?:tarde|cedo)|[Dd]epois|[Aa]ntes|[Ee]m seguida|[Nn]a sequ[êe]ncia|[Ll]ogo (?:mais|depois|ap[óo]s)|[Pp]or fim|tem|ter[áa]|h[áa]|vai|que|mais|tamb[ée]m|ainda|joga[mr]?|rola|passa[mr]?|se enfrentam|duelam|medem for[çc]as)$/u;

/** 'SporTV 2 e 3': another feed of the preceding channel. */
function addFeed(
	channels: RawChannel[],
	names: Set<string>,
	part: string,
	knows: KnowsChannel,
): boolean {
	const base = /^\d$/u.test(part)
		? /^(.*\D)\d$/u.exec(channels.at(-1)?.name ?? '')?.[1]
		: undefined;
	if (base === undefined || !knows(`${base}${part}`)) return false;
	names.add(normalize(`${base}${part}`));
	channels.push({ name: `${base}${part}`, include: [], exclude: [], note: null });
	return true;
}

/** '(veja a programação completa)' */
const ASIDE = /\s*\((?:veja|confira|clique|saiba|leia)[^()]*\)/giu;

/** 'YouTube/Twitch (CazéTV)': one channel available on several services. */
const SERVICES_OF_ONE = new RegExp(
	`(?<!\\p{L})(${SERVICE})(?:\\s*(?:/|,|\\se\\s)\\s*${SERVICE})+\\s*(?=\\([^()]*\\p{L}[^()]*\\))`,
	'giu',
);

/** `names` is a set because noise may hold thousands of names. */
function isNew({ name }: RawChannel, names: Set<string>): boolean {
	const key = normalize(name);
	if (NONE.test(name) || names.has(key)) return false;
	names.add(key);
	return true;
}

/** 'Globo PR, Globo BA': one channel with a second state. */
function addChannel(channels: RawChannel[], names: Set<string>, channel: RawChannel): void {
	const { name, include } = channel;
	if (isNew(channel, names)) {
		channels.push(channel);
		return;
	}
	const same =
		include.length === 0
			? undefined
			: channels.find((one) => normalize(one.name) === normalize(name));
	if (same && same.include.length > 0)
		same.include.push(...include.filter((uf) => !same.include.includes(uf)));
}

/**
 * Caches parsed lists per document (each has its own `knows`): the same text is parsed several
 * times.
 */
const READ = new WeakMap<KnowsChannel, Map<string, ChannelList>>();

/**
 * Parses a list of channels as listings write them, with regions, sub-channels, recordings and "sem
 * transmissão". Returns fresh copies, so callers may modify them.
 */
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
	const whole = text.replace(/^[\s:–—-]+|[\s.;:–—-]+$/gu, '').replace(/^\(([^()]+)\)$/u, '$1');
	const trimmed = whole.replace(ASIDE, '').replace(SERVICES_OF_ONE, '$1 ').replace(RECEIVED_BY, '');
	if (NONE.test(trimmed)) return { channels: [], known: 0, none: true };
	if (trimmed === '' || UNDEFINED.test(trimmed)) return { channels: [], known: 0, none: false };
	const channels: RawChannel[] = [];
	const names = new Set<string>();
	let words = 0;
	for (const part of knows(trimmed)
		? [trimmed]
		: splitList(trimmed).flatMap((one) => partGlued(one, knows))) {
		if (
			PEOPLE.test(part) ||
			WORDS_ONLY.test(part) ||
			isKindOnly(part, knows) ||
			joinPlaces(channels, part) ||
			addFeed(channels, names, part, knows)
		)
			continue;
		const channel = readChannel(part, knows);
		words += channel === null && part.split(' ').length > 3 ? 1 : 0;
		if (channel) addChannel(channels, names, ownSite(part, channel, names));
	}
	return { channels, known: channels.filter(({ name }) => knows(name)).length, none: false, words };
}

const OWN_SITE = /^(?:site|app|aplicativo|portal) d[oa] /iu;

/** 'SBT e site do SBT' are two channels. */
function ownSite(part: string, channel: RawChannel, names: ReadonlySet<string>): RawChannel {
	return OWN_SITE.test(part) && names.has(normalize(channel.name))
		? { ...channel, name: part }
		: channel;
}

const TV_WORDS =
	/(?:^| )(?:[a-z]{0,5}tv|tv[a-z]\d?|sic|rtp\d?|btv|pfc|eurosport ?\d?|eleven ?sports ?\d?|eleven ?\d|elevensports|gzh|nsports|xsports|youtube|facebook|twitch|kwai|instagram|tiktok|canal|rede|premiere|sportv|sporttv|espn|dazn|fox|globo|play|plus|app|site|portal|streaming|radio|pay per view|ppv|sport tv\d?|eleven|fox sports|sports|network|max|prime video|disney)(?: |$)|tv ?\d?$/;

/** 'Estádio Zayed Sports City' */
const GROUND = /^(?:est[áa]dio|arena|campo|parque|gin[áa]sio)\s/iu;

/** Whether all names of a list look like channels, even if the guide knows none of them. */
export function looksLikeChannels({ channels }: ChannelList): boolean {
	return (
		channels.length > 0 &&
		channels.every(({ name }) => TV_WORDS.test(normalize(name)) && !GROUND.test(name))
	);
}

/** Whether the guide knows every name in a list. */
export function areAllKnown({ channels, known }: ChannelList): boolean {
	return known > 0 && known === channels.length;
}

/** Whether the guide knows at least half of a list, or all of it looks like television. */
export function areChannels(list: ChannelList): boolean {
	return (list.known > 0 && list.known * 2 >= list.channels.length) || looksLikeChannels(list);
}
