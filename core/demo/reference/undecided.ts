/**
 * Final games with undecided clubs, one per weekday (Monday first): the cup and its hour in
 * Brasília.
 */
export const UNDECIDED_GAMES = [
	{ competitionId: 'copa-paulista', time: '20:00', stage: 'final' },
	{ competitionId: 'copa-verde', time: '20:00', stage: 'semifinal' },
	{ competitionId: 'copa-do-nordeste', time: '21:30', stage: 'final' },
	{ competitionId: 'copa-norte', time: '20:00', stage: 'semifinal' },
	{ competitionId: 'copa-centro-oeste', time: '20:00', stage: 'final' },
	{ competitionId: 'copa-do-brasil-fem', time: '16:30', stage: 'semifinal' },
	{ competitionId: 'brasileirao-d', time: '17:00', stage: 'final' },
] as const;
