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

/** A score in the logs and forms of the panel: '1 x 1 (4 x 3 nos pênaltis), encerrado'. */
export function scoreWords({ home, away, penalties, phase, minute }: Score): string {
	const shootOut =
		penalties === null ? '' : ` (${penalties.home} x ${penalties.away} nos pênaltis)`;
	const clock = minute === null ? '' : `, ${minute} min`;
	return `${home} x ${away}${shootOut}, ${PHASE_WORDS[phase]}${clock}`;
}
