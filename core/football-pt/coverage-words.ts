import { entriesOf } from '#core/kit/keys.ts';
import { normalize } from '#core/search/normalize.ts';
import { isUf, type Uf } from './uf.ts';
import { UFS } from './uf-names.ts';

/**
 * Where a broadcast is received. `note` holds areas smaller than a state ('interior de São Paulo').
 */
export type Region = { include: Uf[]; exclude: Uf[]; note: string | null };

const NAMES = new Map<string, Uf>([
	...entriesOf(UFS).map(([code, name]) => [normalize(name), code] as const),
	['rio', 'RJ'],
	['minas', 'MG'],
]);
/** Names that are words, too: they are a state only with a capital. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['para', 'rio', 'minas']);
const LOWER = /^\p{Ll}/u;
const ENDS = /^(?:o|a|os|as)\s+|(?:\.{2,}|…)$/giu;
const GROUP = /[([]([^()[\]]*)[)\]]?/gu;
const NO_WORDS = /[\s)\]]+/gu;
const EVERYWHERE =
	/^(?:(?:em |para )?(?:[oa] )?tod[oa]s? (?:o )?(?:brasil|pais|os estados)|(?:em )?rede(?: nacional)?|nacional|brasil|(?:o )?pais inteiro|(?:para )?(?:n?[oa]s )?(?:demais|outr[oa]s) (?:estados|regioes|pracas)|(?:para )?(?:as )?suas respectivas pracas|(?:para )?(?:n?o |todo )?(?:o )?rest(?:ante|o) do (?:brasil|pais))$/;
/** 'no restante do país': all states except those of the channel's other game. */
export const REST = /(?<!\p{L})(?:rest(?:ante|o)|demais|outr[oa]s)(?!\p{L})/iu;
const EXCEPT =
	/(?<!\p{L})(?:menos|exceto|exceção d[eoa]s?|excluindo|fora|sem|não (?:passa|vale) (?:em|para|no|na))\s+(?:(?:em|para|n?[oa]s?|de|d[oa])\s+)?(?:estados?\s+d[eoa]s?\s+)?/giu;
const ONLY =
	/^(?:(?:só|somente|apenas|exclusivo|exclusiva|exclusivamente|ao vivo|sinal|exibição|válido)\s+)*(?:(?:para|em|n[oa]s?|d[oae]s?|[oa]s?)\s+)+(?:(?:os\s+)?estados?\s+(?:d[eoa]s?\s+)?)?/iu;
const PART =
	/^(?:(?:o\s+)?interior\s+(?:d[eoa]\s+)?|(?:a\s+)?capital\s+(?:d[eoa]\s+)?|grande\s+|litoral\s+d[eoa]\s+|sul\s+d[eoa]\s+|norte\s+d[eoa]\s+|parte\s+d[eoa]\s+)/iu;
const SPLIT = /\s*(?:,|;|\/|\+|&|\s+e\s+|\s+-\s+)\s*/u;

const MACRO_REGIONS: Readonly<Record<string, readonly Uf[]>> = {
	norte: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
	nordeste: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
	'centro oeste': ['DF', 'GO', 'MS', 'MT'],
	sudeste: ['ES', 'MG', 'RJ', 'SP'],
	sul: ['PR', 'RS', 'SC'],
};
/**
 * 'Norte e Nordeste', 'região Sul'; not 'norte de Minas', 'Rio Grande do Norte', 'Mato Grosso do
 * Sul'.
 */
const MACRO =
	/(?<!\p{L})(?<!do )(?:(?:toda )?(?:a )?regi(?:[ãa]o|[õo]es) )?(nordeste|norte|centro-oeste|sudeste|sul)(?!\p{L}|-americana|\s+d[eoa]\s)/giu;

/** 'demais estados', 'Juiz de Fora-MG': a place, but not a state. */
const REMAINDER =
	/^(?:n?[oa]s\s+)?(?:demais|outr[oa]s|mais \d+|parte d[ao])(?!\p{L})|\p{L}-[A-Z]{2}$/iu;

type Item = { uf: Uf | null; note: string | null };

/** One place of a list. Codes must be in capitals, unless the whole list consists of codes. */
function readItem(text: string, anyCase: boolean): Item | null {
	const bare = text.replace(ONLY, '').replace(ENDS, '').trim();
	if (bare === '') return null;
	const code = anyCase ? bare.toUpperCase() : bare;
	if (isUf(code)) return { uf: code, note: null };
	const name = normalize(bare);
	const state = LOWER.test(bare) && ALSO_WORDS.has(name) ? undefined : NAMES.get(name);
	if (state) return { uf: state, note: null };
	const part = PART.exec(bare);
	const whole = part ? readItem(bare.slice(part[0].length), anyCase) : null;
	return whole?.uf ? { uf: whole.uf, note: bare } : { uf: null, note: bare };
}

function readPlaces(
	text: string,
	anyCase: boolean,
): { ufs: Uf[]; notes: string[]; unknown: number } {
	const items = text.split(SPLIT).flatMap((part) => readItem(part, anyCase) ?? []);
	return {
		ufs: [...new Set(items.flatMap(({ uf }) => uf ?? []))],
		notes: items.flatMap(({ note }) => note ?? []),
		unknown: items.filter(({ uf, note }) => uf === null && !REMAINDER.test(note ?? '')).length,
	};
}

function isCodeList(text: string): boolean {
	const parts = text.split(SPLIT).filter(Boolean);
	return parts.length > 0 && parts.every((part) => isUf(part.toUpperCase()) && part.length === 2);
}

/**
 * Parses where a channel shows a game: 'RS', 'MG e ES', 'menos RS', 'para o interior de São Paulo,
 * Paraná e DF', 'rede nacional', 'RS, SP(BRAGAÇA)'. Null for text without a place, such as a
 * channel within another one.
 */
export function readRegion(written: string): Region | null {
	const text = written
		.replace(/^\s*[-–−]\s?(?=[A-Z]{2}(?!\p{L}))/u, 'menos ')
		.replace(/^.{0,40}?(?:transmitid|exibid|mostrad)[oa]s?\s+|\s+por meio d.*$/giu, '')
		.replace(MACRO, (_, name: string) => MACRO_REGIONS[normalize(name)]?.join(', ') ?? name)
		.replace(/(?<!\p{L})pr([ao]s?)(?!\p{L})/giu, 'para $1');
	const nested = [...text.matchAll(GROUP)].map(([, group = '']) => group.trim()).filter(Boolean);
	const flat = text.replace(GROUP, ' ').replace(NO_WORDS, ' ').trim();
	if (EVERYWHERE.test(normalize(flat)))
		return { include: [], exclude: [], note: nested[0] ?? (REST.test(flat) ? flat : null) };
	const [head = '', ...tails] = flat.split(EXCEPT);
	const included = readPlaces(head.replace(/[\s,;–—-]+$/u, ''), isCodeList(head));
	const excluded = tails.map((tail) => readPlaces(tail, isCodeList(tail)));
	const exclude = excluded.flatMap(({ ufs }) => ufs);
	if (
		included.ufs.length === 0 &&
		exclude.length === 0 &&
		!tails.some((tail) => NAMES.has(normalize(tail)))
	) {
		return EVERYWHERE.test(normalize(head)) && tails.length > 0
			? { include: [], exclude: [], note: `exceto ${tails.join(', ')}` }
			: null;
	}
	if (included.unknown > included.ufs.length && exclude.length === 0) return null;
	const notes = [
		...included.notes,
		...excluded.flatMap((tail) => tail.notes.map((note) => `exceto ${note}`)),
		...nested,
	];
	const everywhere = included.notes.filter((note) => !EVERYWHERE.test(normalize(note)));
	return {
		include: included.ufs,
		exclude,
		note:
			(everywhere.length === included.notes.length
				? notes
				: notes.slice(included.notes.length)
			).join(', ') || null,
	};
}
