import { countGames, dayName, isNamed } from '#core/games/copy/games.ts';
import { capital } from '#core/kit/capital.ts';
import { formatDayAndMonth, formatShortDay } from '#core/site/dates.ts';

/** 'Hoje', 'Amanhã', 'Sáb 28/11'. */
function dayHead(day: string, today: string): string {
	return isNamed(day, today)
		? capital(dayName(day, today))
		: `${capital(dayName(day, today))} ${formatShortDay(day)}`;
}

type WeekDay = {
	day: string;
	today: string;
	/** Games of the day that are still on, those not yet played, and those named. */
	total: number;
	left: number;
	listed: number;
};

/** Texts of the pages that are not a day: live now, free, the week. */
export const viewsCopy = {
	live: {
		title: 'Ao vivo agora',
		metaTitle: 'Jogos ao vivo agora: onde assistir',
		description:
			'Os jogos que estão rolando agora e os que começam na próxima hora, com o canal de cada um.',
		facts: (running: number) =>
			running === 0 ? 'nenhum jogo rolando neste momento' : `${countGames(running)} rolando`,
		groups: {
			live: { anchor: 'agora', heading: 'Rolando agora', note: countGames },
			soon: { anchor: 'na-proxima-hora', heading: 'Na próxima hora', note: countGames },
			next: { anchor: 'proximo', heading: 'O próximo jogo', note: () => '' },
		},
		empty: {
			title: 'Nenhum jogo por perto',
			text: 'Não há jogo rolando nem marcado para os próximos dias no guia.',
		},
	},
	free: {
		title: 'De graça',
		metaTitle: 'Jogos de graça hoje e amanhã: onde assistir',
		description:
			'Os jogos de hoje e de amanhã que passam de graça na TV aberta, no YouTube ou no streaming, só com canal confirmado.',
		facts: (games: number) =>
			`${games === 0 ? 'hoje e amanhã' : `${countGames(games)} de hoje e amanhã`}, só com canal grátis confirmado`,
		group: (day: string, today: string, count: number) => ({
			anchor: day === today ? 'hoje' : 'amanha',
			heading: dayHead(day, today),
			note: countGames(count),
		}),
		empty: {
			title: 'Nenhum jogo de graça confirmado',
			text: 'Até amanhã, nenhum canal grátis está confirmado para um jogo do guia. Os canais costumam ser anunciados poucos dias antes.',
		},
	},
	week: {
		title: 'A semana na TV',
		metaTitle: 'Jogos da semana na TV: o que vale ver em cada dia',
		description:
			'Os jogos mais importantes dos próximos sete dias, com horário de Brasília e onde assistir.',
		facts: (from: string, to: string) =>
			`${formatShortDay(from)} a ${formatShortDay(to)}, os jogos que mais importam de cada dia`,
		group: ({ day, today, total, left, listed }: WeekDay) => ({
			anchor: `dia-${day}`,
			heading: dayHead(day, today),
			note: countGames(total),
			...(left > listed
				? {
						more: `Ver os ${total} jogos de ${isNamed(day, today) ? dayName(day, today) : formatDayAndMonth(day).split(',')[0]}`,
					}
				: {}),
		}),
		empty: {
			title: 'Nenhum jogo nesta semana',
			text: 'Quando houver jogo marcado, ele aparece aqui.',
		},
	},
	toToday: 'Ver os jogos de hoje',
} as const;
