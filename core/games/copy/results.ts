import type { ResultPhase, Score } from '#core/games/result.ts';

/** How far a game has come, in words. */
export const PHASE_WORDS: Record<ResultPhase, string> = {
	running: 'em andamento',
	'first-half': '1º tempo',
	'half-time': 'intervalo',
	'second-half': '2º tempo',
	'extra-time': 'prorrogação',
	penalties: 'nos pênaltis',
	final: 'encerrado',
};

/** '1 x 1 (4 x 3 nos pênaltis)': a table reads it back (`read-score.ts`). */
export function goalsWords({ home, away, penalties }: Score): string {
	const shootOut =
		penalties === null ? '' : ` (${penalties.home} x ${penalties.away} nos pênaltis)`;
	return `${home} x ${away}${shootOut}`;
}

/** '2º tempo, 63 min': a table reads it back (`record-score.ts`). */
export function progressWords({ phase, minute }: Score): string {
	return `${PHASE_WORDS[phase]}${minute === null ? '' : `, ${minute} min`}`;
}

/** A score in the logs and forms of the panel: '1 x 1 (4 x 3 nos pênaltis), encerrado'. */
export function scoreWords(score: Score): string {
	return `${goalsWords(score)}, ${progressWords(score)}`;
}

/** The score in the form of a game. */
export const scoreFormCopy = {
	title: 'Placar',
	titleWith: (words: string) => `Placar: ${words}`,
	home: 'Gols do mandante',
	away: 'Gols do visitante',
	phase: 'Momento do jogo',
	finalHint: 'Ao salvar, o jogo fica encerrado.',
	runningHint: 'O site mostra o placar com a hora em que foi salvo.',
	minute: 'Minuto',
	penaltiesHome: 'Pênaltis do mandante',
	penaltiesAway: 'Pênaltis do visitante',
	clear: 'Apagar o placar',
} as const;
