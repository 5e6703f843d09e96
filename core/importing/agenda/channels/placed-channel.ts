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

/**
 * The parenthesized or bracketed groups of a name, with nested groups kept inside, and the name
 * without them.
 */
function takeGroups(text: string): { base: string; groups: string[] } {
	const layers = ['', ''];
	const groups: string[] = [];
	let depth = 0;
	const close = () => {
		if (layers[1]?.trim()) groups.push(layers[1].trim());
		layers[1] = '';
	};
	for (const char of text) {
		const step = stepOf(char);
		const isOuter = step === 1 ? depth === 0 : step === -1 && depth <= 1;
		depth = Math.max(0, depth + step);
		if (isOuter && step === -1) close();
		else if (!isOuter) layers[depth > 0 || step === -1 ? 1 : 0] += char;
	}
	close();
	return { base: (layers[0] ?? '').replace(/\s+/gu, ' ').trim(), groups };
}

/** The change in parenthesis depth at a character. */
function stepOf(char: string): -1 | 0 | 1 {
	if ('(['.includes(char)) return 1;
	return ')]'.includes(char) ? -1 : 0;
}

/** 'TV aberta: Globo; TV fechada: SporTV' */
const RECEIVED_AS =
	/^(?:na |no )?(?:tv (?:aberta|fechada|paga|por assinatura)|streaming|internet|online|pay-per-view|ppv)\s*:\s*/iu;

type Place = { include: Uf[]; exclude: Uf[]; notes: string[] };

function addRegion(place: Place, text: string): boolean {
	const region = readRegion(text);
	if (region === null) return false;
	place.include.push(...region.include);
	place.exclude.push(...region.exclude);
	if (region.note) place.notes.push(region.note);
	return true;
}

/**
 * 'TV Globo para Minas Gerais', 'Globo menos RS': a region follows the name without parentheses.
 */
function splitPlace(base: string, place: Place, knows: KnowsChannel): string {
	if (knows(base)) return base;
	const match =
		/^(.+?)\s+((?:para|pr[ao]s?|menos|exceto|s[óo] (?:para|em)|apenas (?:para|em)|em|n[oa]s?)\s+.+)$/iu.exec(
			base,
		);
	if (match?.[1] && match[2] && addRegion(place, match[2])) return match[1];
	return splitOwner(base, place, knows);
}

/**
 * 'TV Globo do RJ', 'Band de Minas Gerais': a state's station. 'YouTube do Bahia' belongs to the
 * club.
 */
function splitOwner(base: string, place: Place, knows: KnowsChannel): string {
	const [, name = '', owner = ''] = /^(.+?)\s+d[aeo]s?\s+(.+)$/u.exec(base) ?? [];
	if (!knows(name) || IS_SERVICE.test(name) || readRegion(owner)?.note !== null) return base;
	addRegion(place, owner);
	return name;
}

/** 'Globo RS', 'Globo-RJ': the state follows the name. */
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

/** 'YouTube (CazéTV)' means the channel, whatever service carries it. */
function nameOf(bare: string, groups: readonly string[], knows: KnowsChannel): string {
	const [only = '', second] = groups;
	if (/^(?:youtube|twitch)$/iu.test(bare) && second === undefined && knows(only)) return only;
	return [bare, ...groups.map((group) => `(${group})`)].join(' ').trim();
}

/** 'canal oficial do Dourados no YouTube': a club channel without another name. */
const OFFICIAL = /^canal oficial d[aeo]s? \p{Lu}.{1,40} no youtube\.?$/iu;

export function readChannel(part: string, knows: KnowsChannel): RawChannel | null {
	if (OFFICIAL.test(part))
		return { name: part.replace(/\.$/u, ''), include: [], exclude: [], note: null };
	const place: Place = { include: [], exclude: [], notes: [] };
	const recorded = RECORDED.test(part);
	const written = withoutLead(part.replace(RECEIVED_AS, '').replace(RECORDED, ''), knows);
	const { base, groups } = takeGroups(written);
	const inner: string[] = [];
	for (const group of groups) {
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
	if (
		!/\p{L}/u.test(bare) ||
		(bare.startsWith('+') && !knows(bare)) ||
		PREPOSITION.test(bare) ||
		bare.length > 48 ||
		bare.split(' ').length > 6
	)
		return null;
	// Sentence words are not a name.
	if (/^(?!canal|site|app|portal|p[áa]gina|perfil)\p{Ll}+ \p{Ll}+ /u.test(bare) && !knows(bare))
		return null;
	if (recorded) place.notes.push('gravado');
	return {
		name,
		include: [...new Set(place.include)],
		exclude: [...new Set(place.exclude)],
		note: place.notes.join(', ') || null,
	};
}

/** 'No sábado, a TV Brasil …' after its day is removed; 'Que canal vai passar o jogo'. */
const PREPOSITION =
	/^(?:j[áa] )?(?:n[oa]s?|d[oae]s?|em|[àa]s?|e|j[áa]|mais nada)$|^(?:n[oa] )?mesm[oa] (?:hor|dia)|^(?:que|qual|quais|em que)\s/iu;

/** Words in parentheses that are neither a region nor part of the channel name. */
const NOTE_GROUP =
	/^(?:a |por )confirmar$|^(?:regional|nacional|local|(?:n?o )?exterior|canal \d{1,2}\.\d.*|padr[ãa]o|premium|b[áa]sico)$|^(?:canal |canais )?\d{1,3}(?: ?(?:sd|hd))?(?:\s?(?:\/|,|e)\s?\d{1,3}(?: ?(?:sd|hd))?)*$|^(?:servi[çc]o|plano|pacote|conte[úu]do|sinal) |^(?:menos|exceto|s[óo]|apenas|somente|para|fora)\s|^(?:pay[- ]per[- ]view|ppv|(?:tv |canal )?(?:abert[ao]|fechad[ao]|pag[ao]|a cabo|por assinatura)|sinal aberto|streaming|internet|online|gr[áa]tis|gratuito|por v[íi]deo|exclusiv[oa]|com exclusividade)$|^(?:direc ?tv|sky|claro(?: tv)?|net|vivo(?: tv)?|oi tv)$|^(?:dispon[íi]ve(?:l|is)|gratuit[oa]|assinantes)\s|adiad[oa]|cancelad[oa]|remarcad[oa]/iu;
