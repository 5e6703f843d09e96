import { UFS } from '#core/football-pt/uf-names.ts';
import type { Game } from '#core/games/game.ts';
import type { QualityWarning, WarningKind } from '#core/games/quality/warning.ts';
import { formatHour, formatShortDay } from '#core/site/dates.ts';
import { HOUR_UNDEFINED } from './words.ts';

/**
 * Names that a warning may need. `game` returns the name of another game: 'Flamengo x Palmeiras,
 * 22/11 às 16h'.
 */
type WarningNames = {
	team: (id: string) => string;
	channel: (id: string) => string;
	game: (id: string) => string;
};

/** In one or two words, for a column. */
export const warningLabels: Record<WarningKind, string> = {
	duplicate: 'repetido?',
	'team-twice': 'menos de 48 h',
	'channel-clash': 'canal em choque',
	'day-text': 'data não bate',
	'odd-minute': 'minuto incomum',
	'foreign-venue': 'outro estádio',
	damaged: 'danificado',
};

const MOST_UFS = 4;
const UF_COUNT = Object.keys(UFS).length;

/** A warning as a sentence that says where to look. Only a hint: the data may be correct. */
export function warningWords(warning: QualityWarning, names: WarningNames): string {
	switch (warning.kind) {
		case 'duplicate':
			return `Parece o mesmo jogo: ${names.game(warning.gameId)}.`;
		case 'team-twice':
			return `${names.team(warning.teamId)} tem outro jogo ${apart(warning.hours)}: ${names.game(warning.gameId)}.`;
		case 'channel-clash':
			return `${names.channel(warning.channelId)} mostra no mesmo minuto${statesWords(warning.ufs)}: ${names.game(warning.gameId)}.`;
		case 'day-text':
			return `A fonte escreveu “${warning.written}”, que não combina com o dia do jogo.`;
		case 'odd-minute':
			return `Começo no minuto ${String(warning.minute).padStart(2, '0')}: confira se a hora está certa.`;
		case 'foreign-venue':
			return `O mandante costuma jogar em outro estádio: ${warning.usual}.`;
		case 'damaged':
			return 'Parte do que está gravado deste jogo não pode ser lida, e ele não aparece no site. Confira os campos e salve, ou mande o jogo para a lixeira.';
	}
}

function apart(hours: number | null): string {
	if (hours === null) return 'com menos de dois dias de intervalo';
	if (hours === 0) return 'na mesma hora';
	return hours === 1 ? 'com 1 hora de diferença' : `com ${hours} horas de diferença`;
}

function statesWords(ufs: readonly string[]): string {
	if (ufs.length === UF_COUNT) return '';
	return ufs.length <= MOST_UFS ? ` em ${ufs.join(', ')}` : ` em ${ufs.length} estados`;
}

/** The date and hour of a game, beside its name: '22/11 às 16h'. */
export function kickoffSentence({ day, kickoffAt }: Pick<Game, 'day' | 'kickoffAt'>): string {
	return `${formatShortDay(day)}${kickoffAt === null ? `, ${HOUR_UNDEFINED}` : ` às ${formatHour(kickoffAt)}`}`;
}
