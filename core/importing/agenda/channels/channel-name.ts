/** Whether the guide knows a channel by this name. */
export type KnowsChannel = (name: string) => boolean;

const LEAD =
	/^(?:(?:com|a|j[áa])\s+)?(?:(?:transmiss[ãa]o|transmiss[õo]es|exibi[çc][ãa]o|cobertura|sinal)\s+)?(?:(?:exclusiv[oa]|ao vivo|simult[âa]nea)\s+)*(?:tamb[ée]m\s+)?(?:(?:n|d|pel)[ao]s?|n?os canais|d?os canais|de|em|por|via|atrav[ée]s d[aeo]s?|e|[oa]s?)\s+(?:(?:canais|plataformas?|streamings?|aplicativos?|emissoras?|canal de tv|servi[çc]o)\s+)?/iu;
const TRAIL =
	/\s*(?:[,.;:!]|\(?\s*ao vivo\s*\)?|transmit\p{L}+.*|exib\p{L}+.*|mostra\p{L}*.*| (?:e|n[ao]|em|[àa]s?|de)| (?:em|na|no|via|por) (?:(?:tv|sinal|rede|canal) (?:abert|fechad|pag)[ao]|pay-per-view|ppv|streaming))\s*$/iu;

/** 'transmissão Sportv', 'com SporTV': no preposition precedes the name. */
const BARE_LEAD =
	/^(?:com\s+)?(?:(?:transmiss[ãa]o|exibi[çc][ãa]o|cobertura)(?:\s+(?:exclusiva|ao vivo))*\s*:?\s+|(?<=com\s+))(?=\p{L})/iu;

/**
 * 'canal TNT', 'no app TV Brasil Play', 'incluindo SporTV': the kind of channel, or one of several.
 */
const KIND =
	/^(?:(?:incluindo|como|al[ée]m d[aeo])\s+)?(?:(?:[oa]s?|n[oa]s?|pel[oa]s?)\s+)?(?:(?:canal|canais|site|app|aplicativo|plataforma|emissora|streaming|servi[çc]os?(?: de (?:streaming|pay-per-view))?|pay-per-view|ppv|tv (?:aberta|fechada|paga))\s+(?:(?:d[oa]|via|n[oa]|pel[oa])\s+(?=\p{Lu}))?(?:(?:pag[oa]s?|fechad[oa]s?|abert[oa]s?|a cabo|por assinatura)\s+)?)?(?=\p{L})/iu;

const APP = /^(?:(?:[oa]|n[oa]|pel[oa])\s+)?(?:app|aplicativo|plataforma)\s+\p{Lu}/u;

/** 'em conjunto com a TV Cultura' */
const BESIDE = /^em (?:parceria|conjunto|cadeia) com\s+(?:[ao]s?\s+)?/iu;

/** 'só no Premiere' */
const ONLY =
	/^(?:s[óo]|apenas|somente|exclusiv[oa]|exclusivamente)\s+(?=(?:n|pel)[ao]s?\s+\p{L})/iu;

/**
 * 'canal TNT' → 'TNT'; null when no kind is given or it is part of the name ('pelo Canal GOAT').
 */
function withoutKind(name: string, knows: KnowsChannel): string | null {
	const whole = /(?:^|\s)(Canal \p{Lu}.*)$/u.exec(name)?.[1];
	if (whole !== undefined && knows(whole)) return whole;
	const bare = name.replace(KIND, '');
	if (bare === name || (knows(name) && /^C/u.test(name))) return null;
	return knows(bare) || APP.test(name) || (/^canal /iu.test(name) && NAMED_TV.test(bare))
		? bare
		: null;
}

/**
 * Strips the words that introduce a channel name ('com transmissão da', 'no app') and those that
 * follow it ('ao vivo').
 */
export function withoutLead(text: string, knows: KnowsChannel): string {
	let name = text
		.replace(TRAIL, '')
		.replace(TRAIL, '')
		.replace(BESIDE, '')
		.replace(ONLY, '')
		.trim();
	// The exclamation mark of 'RedeTV!' is part of its name.
	if (text.trim() === `${name}!` && knows(name)) return `${name}!`;
	const called = withoutKind(name, knows);
	if (called !== null) return called;
	for (let turn = 0; turn < 3 && !knows(name); turn++) {
		const shorter = LEAD.test(name) ? name.replace(LEAD, '') : name.replace(BARE_LEAD, '');
		if (shorter === name || shorter === '') break;
		name = shorter;
	}
	return name;
}

/** Services that host many channels. */
export const SERVICE =
	'(?:youtube|twitch|kick|facebook|instagram|streaming|internet|tik ?tok|kwai)';
export const IS_SERVICE = new RegExp(`^${SERVICE}$`, 'iu');
const ON_SERVICE = new RegExp(
	String.raw`\s+(?:n[oa]|via|pel[oa])\s+${SERVICE}(?:(?:\s*\/\s*|\s+e\s+)(?:twitch|kick|youtube|facebook))*$`,
	'iu',
);
/** 'CBF TV via MyCujoo' */
const VIA = /\s+via\s+\p{Lu}\p{L}+$/u;
/** 'DAC TV', 'CBFTV': a form that only channel names have. */
const NAMED_TV = /^(?:canal )?\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)? ?TV$/u;
const OF_STATION =
	/^facebook d[aeo]s? (?:esporte interativo|ei|sbt|globo|band|record|redetv!?|espn|sportv|tnt|space|fox sports)$/iu;
const SERVICE_OF = new RegExp(`^(?:canal (?:d?n?o )?)?${SERVICE} (?:oficial )?d[aoe]s? `, 'iu');
/** 'GOAT no YouTube', 'Facebook da GOAT': the service adds nothing to a known channel. */
export function withoutService(base: string, knows: KnowsChannel): string {
	if (knows(base)) return base;
	// A station's Facebook stream is not its broadcast.
	const owner = OF_STATION.test(base) ? base : base.replace(SERVICE_OF, '');
	if (owner !== base && knows(owner)) return owner;
	const name = base.replace(ON_SERVICE, '').replace(VIA, '');
	if (name === base) return base;
	if (knows(name)) return name;
	return NAMED_TV.test(name) ? name.replace(/^canal /iu, '') : base;
}

/**
 * 'TV Azul estreia nesta', 'Premiere para o país inteiro': a name followed by the rest of its
 * sentence.
 */
export function withoutClause(base: string, knows: KnowsChannel): string {
	if (knows(base)) return base;
	const name =
		/^(.{2,40}?) (?:para|estreia|transmite|exibe|mostra|vai|nest[ea]|dest[ea]|com|a partir|n[ao] (?:noite|tarde|manh[ãa])) \p{Ll}/u.exec(
			`${base} a`,
		)?.[1] ?? '';
	return knows(name) ? name : base;
}

/** 'canal fechado', 'no site oficial': the kind of channel, without a name. */
const KIND_ONLY =
	/^(?:[nd][oa]s?|pel[oa]s?|[oa]s?)? ?(?:canal|canais|emissora|site|aplicativo|app|plataforma) (?!d[aeo]s? )\p{Ll}+$/u;

/** 'SPFC Play, pelo link' */
const LINK = /^(?:pelo|no|neste|nesse) (?:link|site)(?: (?:abaixo|a seguir))?$/iu;

/** Whether the words give only the kind of channel, not a name. */
export function isKindOnly(part: string, knows: KnowsChannel): boolean {
	return (KIND_ONLY.test(part) || LINK.test(part)) && !knows(part);
}

const WAY = new RegExp(
	String.raw`^(?:${SERVICE}|tv|tv (?:aberta|fechada|paga|a cabo)|(?:[\p{L}+ ]{2,12} )?canal \d{1,3}(?:\.\d)?|net|claro|sky|vivo|oi)$`,
	'iu',
);

/**
 * '(YouTube e Facebook)', '(TV aberta canal 2.1; Claro canal 15)' after a name: how that channel is
 * received.
 */
export function areWays(group: string): boolean {
	const parts = group.split(/\s*[,;/]\s*|\s+e\s+/u);
	return parts.length > 1 && parts.every((part) => WAY.test(part));
}

const LONGEST_PAIR = 40;

/** 'SporTV Premiere', 'GloboPremiere': two channels that lost their separator. */
export function partGlued(part: string, knows: KnowsChannel): string[] {
	if (part.length > LONGEST_PAIR || knows(part)) return [part];
	for (const { index } of part.matchAll(/ (?=\p{Lu})|(?<=\p{Ll})(?=\p{Lu})/gu)) {
		const both = [part.slice(0, index), part.slice(index).trim()];
		if (both.every((name) => knows(name) && !IS_SERVICE.test(name))) return both;
	}
	return [part];
}
