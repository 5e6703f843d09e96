import { readRegion } from '#core/football-pt/coverage-words.ts';
import { isUf, type Uf } from '#core/football-pt/uf.ts';
import type { RawChannel } from '#core/importing/raw-game.ts';
import {
	areWays,
	IS_SERVICE,
	type KnowsChannel,
	withoutClause,
	withoutLead,
	withoutService,
} from './channel-name.ts';

const RECORDED = /\(?\s*(?:gravad[oa]|vt|reprise|compacto|em videotape|videotape)\s*\)?\s*$/iu;

const GROUP = /[([]((?:[^()[\]]|[([][^()[\]]*[)\]])*)[)\]]?/gu;

type Place = { include: Uf[]; exclude: Uf[]; notes: string[] };

function addRegion(place: Place, text: string): boolean {
	const region = readRegion(text);
	if (region === null) return false;
	place.include.push(...region.include);
	place.exclude.push(...region.exclude);
	if (region.note) place.notes.push(region.note);
	return true;
}

function splitPlace(base: string, place: Place, knows: KnowsChannel): string {
	if (knows(base)) return base;
	const match =
		/^(.+?)\s+((?:para|pr[ao]s?|menos|exceto|s[óo] (?:para|em)|apenas (?:para|em)|em|n[oa]s?)\s+.+)$/iu.exec(
			base,
		);
	if (match?.[1] && match[2] && addRegion(place, match[2])) return match[1];
	return splitOwner(base, place, knows);
}

/** 'Globo de Pernambuco' has a region; 'YouTube do Bahia' belongs to the club. */
function splitOwner(base: string, place: Place, knows: KnowsChannel): string {
	const [, name = '', owner = ''] = /^(.+?)\s+d[aeo]s?\s+(.+)$/u.exec(base) ?? [];
	if (!knows(name) || IS_SERVICE.test(name) || readRegion(owner)?.note !== null) return base;
	addRegion(place, owner);
	return name;
}

/** 'Globo SP', 'Globo - RJ'. */
function splitState(base: string, place: Place, knows: KnowsChannel): string {
	const [, name = '', code = ''] = /^(.+?)(?:\s[-–]\s|[\s-])([A-Z]{2})$/u.exec(base) ?? [];
	// 'TVE MS' is a separate station.
	if (
		!isUf(code) ||
		!knows(name) ||
		(knows(base) && /^TVE/u.test(base)) ||
		place.include.length + place.exclude.length > 0
	)
		return base;
	place.include.push(code);
	return name;
}

/** 'YouTube (CazéTV)' names CazéTV. */
function nameOf(bare: string, groups: readonly string[], knows: KnowsChannel): string {
	const [only = '', second] = groups;
	if (/^(?:youtube|twitch)$/iu.test(bare) && second === undefined && knows(only)) return only;
	return [bare, ...groups.map((group) => `(${group})`)].join(' ').trim();
}

/** Remains of a sentence: 'No' before a removed day, 'Que canal …'. */
const PREPOSITION =
	/^(?:j[áa] )?(?:n[oa]s?|d[oae]s?|em|[àa]s?|e|j[áa]|mais nada)$|^(?:n[oa] )?mesm[oa] (?:hor|dia)|^(?:que|qual|quais|em que)\s/iu;

const SENTENCE = /^(?!canal|site|app|portal|p[áa]gina|perfil)\p{Ll}+ \p{Ll}+ /u;
const LONGEST_NAME = 48;
const MOST_WORDS = 6;

function isName(bare: string, knows: KnowsChannel): boolean {
	const isShort = bare.length <= LONGEST_NAME && bare.split(' ').length <= MOST_WORDS;
	if (!isShort || !/\p{L}/u.test(bare) || PREPOSITION.test(bare)) return false;
	return knows(bare) || !(bare.startsWith('+') || SENTENCE.test(bare));
}

/** '(canal 39)', '(premium)': neither a region nor part of the name. */
const NOTE_GROUP =
	/^(?:a |por )confirmar$|^(?:regional|nacional|local|(?:n?o )?exterior|canal \d{1,2}\.\d.*|padr[ãa]o|premium|b[áa]sico)$|^(?:canal |canais )?\d{1,3}(?: ?(?:sd|hd))?(?:\s?(?:\/|,|e)\s?\d{1,3}(?: ?(?:sd|hd))?)*$|^(?:servi[çc]o|plano|pacote|conte[úu]do|sinal) |^(?:menos|exceto|s[óo]|apenas|somente|para|fora)\s|^(?:pay[- ]per[- ]view|ppv|(?:tv |canal )?(?:abert[ao]|fechad[ao]|pag[ao]|a cabo|por assinatura)|sinal aberto|streaming|internet|online|gr[áa]tis|gratuito|por v[íi]deo|exclusiv[oa]|com exclusividade)$|^(?:direc ?tv|sky|claro(?: tv)?|net|vivo(?: tv)?|oi tv)$|^(?:dispon[íi]ve(?:l|is)|gratuit[oa]|assinantes)\s|adiad[oa]|cancelad[oa]|remarcad[oa]/iu;

/** The channel in one part of a list; null for no name. */
export function readChannel(part: string, knows: KnowsChannel): RawChannel | null {
	const place: Place = { include: [], exclude: [], notes: [] };
	const recorded = RECORDED.test(part);
	const written = withoutLead(part.replace(RECORDED, ''), knows);
	const groups = [...written.matchAll(GROUP)].map(([, group = '']) => group.trim());
	const base = written
		.replace(GROUP, ' ')
		.replace(/[\s)\]]+/gu, ' ')
		.trim();
	const inner: string[] = [];
	for (const group of groups.filter(Boolean)) {
		if (addRegion(place, group)) continue;
		if (NOTE_GROUP.test(group) || areWays(group)) place.notes.push(group);
		else inner.push(group);
	}
	const bare = withoutClause(
		withoutService(
			splitState(splitPlace(withoutLead(base, knows), place, knows), place, knows),
			knows,
		),
		knows,
	);
	const name = nameOf(bare, inner, knows);
	if (!isName(bare, knows)) return null;
	if (recorded) place.notes.push('gravado');
	return {
		name,
		include: [...new Set(place.include)],
		exclude: [...new Set(place.exclude)],
		note: place.notes.join(', ') || null,
	};
}
