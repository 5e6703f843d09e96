import type { GameChangeInput } from '#core/games/contract/form.ts';

const SP = 'America/Sao_Paulo';

export function typed(over: Partial<GameChangeInput> = {}): GameChangeInput {
	const undecided = { teamId: null, label: null };
	return {
		...{
			competitionId: 'brasileirao-a',
			round: '35ª rodada',
			home: undecided,
			away: undecided,
			venue: null,
			source: null,
		},
		...{
			date: '2026-11-21',
			time: '21:30',
			zone: SP,
			status: 'scheduled',
			publication: 'published',
			result: null,
			broadcasts: [],
		},
		...over,
	};
}

export function shown(
	channelId: string | null,
	over: Partial<GameChangeInput['broadcasts'][number]> = {},
): GameChangeInput['broadcasts'][number] {
	const coverage = { include: [], exclude: [] };
	return {
		channelId,
		state: 'confirmed',
		coverage,
		link: null,
		note: null,
		source: null,
		verifiedAt: null,
		...over,
	};
}
