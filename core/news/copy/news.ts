import { dayName, formatClock } from '#core/games/copy/games.ts';
import { HOUR_UNDEFINED } from '#core/games/copy/words.ts';
import {
	addDays,
	dayOf,
	formatDayAndMonth,
	formatHour,
	formatLongDay,
	formatNumericDay,
	formatShortDay,
} from '#core/site/dates.ts';

/** Texts of the public news. */
export const newsCopy = {
	title: 'Notícias',
	lead: 'Mudanças de horário, direitos de transmissão e o que passa onde.',
	emptyTitle: 'Ainda não há notícias',
	emptyText: 'A redação está aquecendo. Quando houver uma notícia publicada, ela aparece aqui.',
	meanwhile: 'Enquanto isso, o guia já está em campo:',
	topicTitle: (name: string) => `Notícias: ${name}`,
	topicLead: (name: string) => `O que o guia publicou sobre ${name}, o mais novo primeiro.`,
	noneOf: (name: string) => `Nenhuma notícia sobre ${name}`,
	found: (count: number, term: string) =>
		count === 0
			? `Nenhuma notícia com “${term}”`
			: `${count === 1 ? '1 notícia' : `${count} notícias`} com “${term}”`,
	notFoundText: 'Confira se o nome está certo, ou procure nos jogos do dia.',
	clear: 'Ver todas as notícias',
	noneOfText: 'Assim que a redação publicar uma, ela aparece aqui.',
	topics: 'Assuntos',
	everything: 'Todas',
	latest: 'Mais recente',
	list: 'Mais notícias',
	pages: 'Páginas de notícias',
	newer: 'Mais novas',
	older: 'Mais antigas',
	pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
	follow: 'Siga as notícias',
	feeds: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' },
} as const;

/** Texts of an article's page. */
export const articlePageCopy = {
	back: 'Notícias',
	by: (author: string) => `Por ${author}`,
	minutes: (count: number) => `${count} min de leitura`,
	published: 'Publicado em',
	updated: 'Atualizado em',
	source: 'Fonte:',
	about: 'Sobre',
	watch: 'Onde assistir',
	watchNote: 'Horários de Brasília, como estão agora no guia.',
	share: 'Compartilhar',
	game: (teams: string) => `Jogo: ${teams}`,
	gameMore: 'Tudo sobre a transmissão',
	gameGone: 'Este jogo não está mais no guia.',
	dayMore: (total: number) => `Ver ${total === 1 ? 'o jogo' : `os ${total} jogos`} do dia`,
	dayEmpty: 'O guia não tem jogo neste dia.',
	over: 'encerrado',
	table: 'Tabela',
	ofGame: 'Notícias deste jogo',
	missing: {
		title: 'Notícia não encontrada',
		text: 'Não há notícia neste endereço. Veja as mais recentes ou procure por um time.',
	},
	gone: {
		title: 'Esta notícia saiu do ar',
		text: 'Ela foi retirada pela redação e não volta a este endereço.',
	},
} as const;

/**
 * 'Jogos de hoje (22/11)', 'Jogos de domingo, 22 de novembro'; `today` null = for reading on any
 * later day, as in a feed.
 */
export function dayBlockTitle(day: string, today: string | null): string {
	const name = today === null ? null : dayName(day, today);
	const isNear = name === 'hoje' || name === 'amanhã' || name === 'ontem';
	return isNear
		? `Jogos de ${name} (${formatShortDay(day)})`
		: `Jogos de ${formatDayAndMonth(day)}`;
}

/**
 * 'hoje, 16h', 'dom 29/11, 21h30', 'qua 2/12, horário a definir': date and hour of a game on
 * another day than the page's.
 */
export function gameWhen(
	{ day, kickoffAt }: { day: string; kickoffAt: number | undefined },
	today: string,
): string {
	const name = dayName(day, today);
	const isNear = name === 'hoje' || name === 'amanhã' || name === 'ontem';
	const date = isNear ? name : `${name} ${formatShortDay(day)}`;
	return `${date}, ${kickoffAt === undefined ? HOUR_UNDEFINED : formatHour(kickoffAt)}`;
}

/** 'hoje, 18h42', 'ontem, 9h05', '18/11/2026': when an article was published, for a list. */
export function appearedWords(at: number, today: string): string {
	const day = dayOf(at);
	if (day === today) return `hoje, ${formatClock(at)}`;
	return day === addDays(today, -1) ? `ontem, ${formatClock(at)}` : formatNumericDay(day);
}

/** 'sexta-feira, 20 de novembro de 2026, às 18h42'. */
export function momentWords(at: number): string {
	return `${formatLongDay(dayOf(at))}, às ${formatClock(at)}`;
}
