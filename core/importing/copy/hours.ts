import { zoneNames } from '#core/games/copy/form.ts';
import type { HourDecision } from '#core/importing/hours/hour-evidence.ts';
import { dayOf, formatHour, formatShortDay, GUIDE_ZONE, weekdayShort } from '#core/site/dates.ts';
import { localToInstant } from '#core/site/zoned-time.ts';

const of = (words: readonly string[]) => words.map((text) => `“${text}”`).join(', ');

/** Reasons for the clock of an hour. `words`: quoted from the source, or found in it. */
const GROUND_WORDS: Readonly<Record<HourDecision['by'], (words: readonly string[]) => string>> = {
	asked: () => 'como você disse',
	written: (words) => `a fonte escreve ${of(words)}`,
	format: (words) => `convenção do formato ${words.join(', ')}`,
	guide: (words) => `${words.join(', ')} jogos iguais já no guia`,
	brazil: (words) => `canais ou campeonatos do Brasil: ${words.join(', ')}`,
	portugal: (words) => `canais de Portugal: ${words.join(', ')}`,
	home: () => 'jogo no Brasil',
	contradiction: (words) =>
		words.length === 0 ? 'os indícios não combinam' : `os indícios não combinam: ${of(words)}`,
	nothing: () => 'nada na fonte diz de onde é a hora',
};

const answers: Readonly<Record<string, string>> = {
	brasilia: 'São de Brasília',
	place: 'São do lugar do jogo',
};

/** Copy about the clocks of an import. */
export const hoursCopy = {
	/** Answers to the hours question of an import, by id (`core/importing/hours/answer-hours.ts`). */
	answers,
	zone: 'Fuso de todas as linhas',
	zoneHint:
		'Só se a fonte não diz. Horas com o fuso escrito junto, como 20:00 UTC-3, ficam como estão.',
	ofPlace: 'Do lugar de cada jogo',
	zoneFree: 'Pelo que a fonte diz',
	day: 'Dia das linhas sem data',
	dayHint: 'Vale para as linhas em que a fonte não diz o dia.',
	examples: 'O que cada resposta faria',
	hours: 'Horas',
	game: 'Jogo',
	written: 'Na fonte',
	ifBrasilia: 'Se for de Brasília',
	ifPlace: 'Se for do lugar',
	unknownPlace: 'lugar não conhecido',
	/** Row count of an import per reason for the clock. */
	tally: (reason: string, rows: number) =>
		`${reason} (${rows.toLocaleString('pt-BR')} ${rows === 1 ? 'linha' : 'linhas'})`,
} as const;

/** 'Londres', 'UTC-6': the display name of a clock. */
export function clockWords(zone: string): string {
	if (zone === GUIDE_ZONE) return 'Brasília';
	return (
		zoneNames[zone] ??
		(/^[+-]/.test(zone) ? `UTC${zone}` : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '))
	);
}

/** 'a fonte escreve “UK time”' */
export function groundWords({ by, words }: Pick<HourDecision, 'by' | 'words'>): string {
	return GROUND_WORDS[by](words);
}

/** 'Hora de Londres: a fonte escreve “UK time”', or why a person must decide. */
export function hourReason(
	{ by, words }: Pick<HourDecision, 'by' | 'words'>,
	zone: string | null,
): string {
	const reason = groundWords({ by, words });
	return by === 'contradiction' || by === 'nothing' || zone === null
		? `Hora a confirmar: ${reason}`
		: `Hora de ${clockWords(zone)}: ${reason}`;
}

/** An hour of another clock in Brasília time, as 'sáb 28/11 9h30'; null when it does not exist. */
export function hourInBrasilia(date: string, time: string, zone: string): string | null {
	const instant = localToInstant(date, time, zone)?.epochMs;
	return instant === undefined
		? null
		: `${weekdayShort(dayOf(instant))} ${formatShortDay(dayOf(instant))} ${formatHour(instant)}`;
}
