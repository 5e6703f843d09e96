export type KnowsChannel = (name: string) => boolean;

const LEAD =
	/^(?:(?:com|a|j[áa])\s+)?(?:(?:transmiss(?:[ãa]o|[õo]es)|exibi[çc][ãa]o|cobertura|sinal)\s+)?(?:(?:exclusiv[oa]|ao vivo|simult[âa]nea)\s+)*(?:tamb[ée]m\s+)?(?:(?:n|d|pel)[ao]s?|n?os canais|d?os canais|de|em|por|via|atrav[ée]s d[aeo]s?|e|[oa]s?)\s+/iu;
/** 'transmissão ESPN', without a preposition. */
const BARE_LEAD =
	/^(?:com\s+)?(?:(?:transmiss[ãa]o|exibi[çc][ãa]o|cobertura)(?:\s+(?:exclusiva|ao vivo))*\s*:?\s+|(?<=com\s+))(?=\p{L})/iu;
const TRAIL =
	/\s*(?:[,.;:!]|\(?\s*ao vivo\s*\)?|transmit\p{L}+.*|exib\p{L}+.*|mostra\p{L}*.*| (?:e|n[ao]|em|[àa]s?|de)| (?:em|na|no|via|por) (?:(?:tv|sinal|rede|canal) (?:abert|fechad|pag)[ao]|pay-per-view|ppv|streaming))\s*$/iu;

/** 'incluindo SporTV', 'no app TV Brasil Play'. */
const KIND =
	/^(?:(?:incluindo|como|al[ée]m d[aeo])\s+)?(?:(?:[oa]s?|n[oa]s?|pel[oa]s?)\s+)?(?:(?:canal|canais|site|app|aplicativo|plataforma|emissora|streaming|servi[çc]os?(?: de (?:streaming|pay-per-view))?|pay-per-view|ppv|internet|tv (?:aberta|fechada|paga|por assinatura)):?\s+(?:(?:d[oa]|via|n[oa]|pel[oa])\s+(?=\p{Lu}))?(?:(?:pag[oa]s?|fechad[oa]s?|abert[oa]s?|a cabo|por assinatura)\s+)?)?(?=\p{L})/iu;

const ONLY =
	/^(?:s[óo]|apenas|somente|exclusiv[oa]|exclusivamente)\s+(?=(?:n|pel)[ao]s?\s+\p{L})/iu;

/** 'canal TNT' → 'TNT', but not 'Canal GOAT'; null for nothing known. */
function withoutKind(name: string, knows: KnowsChannel): string | null {
	const whole = /(?:^|\s)(Canal \p{Lu}.*)$/u.exec(name)?.[1];
	const bare = name.replace(KIND, '');
	return [whole, bare].find((one) => one !== undefined && knows(one)) ?? null;
}

/** The name without words around it: 'transmissão da …', '… ao vivo'. */
export function withoutLead(text: string, knows: KnowsChannel): string {
	let name = text.replace(TRAIL, '').replace(TRAIL, '').replace(ONLY, '').trim();
	// The sign is part of 'RedeTV!'.
	if (text.trim() === `${name}!` && knows(name)) return `${name}!`;
	const called = withoutKind(name, knows);
	if (called !== null) return called;
	for (let turn = 0; turn < 3 && !knows(name); turn++)
		name = name.replace(LEAD.test(name) ? LEAD : BARE_LEAD, '');
	return name;
}

export const SERVICE =
	'(?:youtube|twitch|kick|facebook|instagram|streaming|internet|tik ?tok|kwai)';
export const IS_SERVICE = new RegExp(`^${SERVICE}$`, 'iu');
const ON_SERVICE = new RegExp(
	String.raw`\s+(?:n[oa]|via|pel[oa])\s+${SERVICE}(?:(?:\s*\/\s*|\s+e\s+)(?:twitch|kick|youtube|facebook))*$`,
	'iu',
);
/** A station's Facebook stream is not its broadcast. */
const SERVICE_OF = new RegExp(
	`^(?!facebook)(?:canal (?:d?n?o )?)?${SERVICE} (?:oficial )?d[aoe]s? `,
	'iu',
);
const NAMED_TV = /^(?:canal )?(\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)? ?TV)$/u;
/** The channel without its service: 'YouTube da CazéTV'. */
export function withoutService(base: string, knows: KnowsChannel): string {
	const bare = base.replace(ON_SERVICE, '');
	const known = [base, base.replace(SERVICE_OF, ''), bare].find(knows);
	return known ?? NAMED_TV.exec(bare)?.[1] ?? base;
}

/** The known channel before the rest of a sentence, else the text. */
export function withoutClause(base: string, knows: KnowsChannel): string {
	if (knows(base)) return base;
	const name =
		/^(.{2,40}?) (?:para|estreia|transmite|exibe|mostra|vai|nest[ea]|dest[ea]|com|a partir|n[ao] (?:noite|tarde|manh[ãa])) \p{Ll}/u.exec(
			`${base} a`,
		)?.[1] ?? '';
	return knows(name) ? name : base;
}

const KIND_ONLY =
	/^(?:[nd][oa]s?|pel[oa]s?|[oa]s?)? ?(?:canal|canais|emissora|site|aplicativo|app|plataforma) (?!d[aeo]s? )\p{Ll}+$/u;

/** Whether a part is a kind of channel: 'canal fechado'. */
export function isKindOnly(part: string, knows: KnowsChannel): boolean {
	return KIND_ONLY.test(part) && !knows(part);
}

const WAY = new RegExp(
	String.raw`^(?:${SERVICE}|tv|tv (?:aberta|fechada|paga|a cabo)|(?:[\p{L}+ ]{2,12} )?canal \d{1,3}(?:\.\d)?|net|claro|sky|vivo|oi)$`,
	'iu',
);

/** Whether a group gives ways of reception: '(YouTube e Facebook)'. */
export function areWays(group: string): boolean {
	const parts = group.split(/\s*[,;/]\s*|\s+e\s+/u);
	return parts.length > 1 && parts.every((part) => WAY.test(part));
}

const LONGEST_PAIR = 40;

/** Splits two known channels: 'Globo SporTV'. */
export function partGlued(part: string, knows: KnowsChannel): string[] {
	if (part.length > LONGEST_PAIR || knows(part)) return [part];
	for (const { index } of part.matchAll(/ (?=\p{Lu})|(?<=\p{Ll})(?=\p{Lu})/gu)) {
		const both = [part.slice(0, index), part.slice(index).trim()];
		if (both.every((name) => knows(name) && !IS_SERVICE.test(name))) return both;
	}
	return [part];
}
