import { normalize } from '#core/search/normalize.ts';

/**
 * The language of a listing: `brazil` = has words that only Brazil uses; `foreign` = mostly words
 * of other languages.
 */
export type ListingWords = 'brazil' | 'foreign' | null;

const set = (words: string): ReadonlySet<string> => new Set(words.split('|'));

/** Headers used in Brazil, but neither in Portugal nor in neighbouring countries. */
const BRAZIL = set(
	'mandante|visitante mandante|rodada|rodata|onde assistir|onde passa|placar|praca|emissora|emissoras|tv aberta|tv fechada|time|times',
);
const PORTUGUESE = set(
	'data|dia|hora|horario|jogo|jogos|partida|partidas|campeonato|competicao|canal|canais|transmissao|transmissoes|estadio|fase|casa|fora|visitante|equipa|equipas|equipe|jornada|cidade',
);
const FOREIGN = set(
	'date|time|kickoff|kick off|ko|home|away|home team|away team|match|fixture|competition|league|venue|channel|channels|tv channel|stadium|round|' +
		'fecha|partido|partidos|equipo local|equipo visitante|canales|competicion|torneo|liga|estado|jornada|' +
		'heure|domicile|exterieur|chaine|chaines|journee|ligue|stade|' +
		'ora|partita|squadra|canale|canali|giornata|trasferta|campionato|' +
		'datum|uhrzeit|anstoss|heim|gast|sender|wettbewerb|spiel|begegnung|spieltag|stadion',
);

/** The language of a table's headers. */
export function wordsOfHeaders(headers: readonly string[]): ListingWords {
	const words = headers.map((header) => normalize(header.replace(/\([^()]*\)/gu, ' ')));
	// 'Time' is a team in Brazil and an hour in English: it counts for both.
	const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
	const [own, foreign] = [count(PORTUGUESE) + count(BRAZIL), count(FOREIGN)];
	if (foreign > own) return 'foreign';
	return words.some((word) => BRAZIL.has(word) && word !== 'time') || own >= 4 ? 'brazil' : null;
}

/** Brazil's separator between two sides, and words of running text. */
const BRAZIL_LINE = /\p{L} x \p{L}/u;
const PORTUGUESE_TEXT = set(
	'jogos|jogo|hoje|amanha|feira|onde|assistir|horarios|horario|transmissao|pela|pelo|as|nao|do|da|ao|com|rodada|futebol',
);
const FOREIGN_TEXT = set(
	'the|and|on|of|live|kick|off|fixtures|saturday|sunday|monday|friday|el|los|del|las|partidos|partido|miercoles|jueves|viernes|hoy|vivo por|le|les|des|et|samedi|dimanche|il|gli|della|sabato|domenica|und|der|die|das|uhr|samstag|sonntag',
);
const MOST_CHARACTERS = 20_000;

/** The language of a running text. */
export function wordsOfText(text: string): ListingWords {
	const shown = text.slice(0, MOST_CHARACTERS);
	const words = normalize(shown).split(' ');
	const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
	const [own, foreign] = [count(PORTUGUESE_TEXT), count(FOREIGN_TEXT)];
	if (foreign > own) return 'foreign';
	return own > foreign || BRAZIL_LINE.test(shown) ? 'brazil' : null;
}
