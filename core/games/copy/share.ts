import type { GameStatus } from '#core/games/game.ts';
import { capital } from '#core/kit/capital.ts';
import {
	formatDayAndMonth,
	formatHour,
	formatLongDay,
	formatShortDay,
	weekdayShort,
} from '#core/site/dates.ts';
import { noChannelWords } from './channel-words.ts';
import { countGames, dayName, free, live, zoneLabel } from './games.ts';
import { HOUR_UNDEFINED, STATUS_WORDS } from './words.ts';

/** 'hoje (20/11)', 'sex, 20/11': a text may be read later, so it always includes the date. */
function dayBeside(day: string, today: string): string {
	const name = dayName(day, today);
	const date = formatShortDay(day);
	return name === 'hoje' || name === 'amanhã' || name === 'ontem'
		? `${name} (${date})`
		: `${weekdayShort(day)}, ${date}`;
}

type When = {
	day: string;
	kickoffAt: number | null;
	today: string;
	status: GameStatus;
	isLive: boolean;
};

/** Texts that readers send to each other, and cards shown with shared links. */
export const shareCopy = {
	/** 'Hoje (20/11), 21h30 (horário de Brasília)', with the status of the game. */
	when({ day, kickoffAt, today, status, isLive }: When): string {
		const date = dayBeside(day, today);
		const moment =
			kickoffAt === null
				? `${date}, ${HOUR_UNDEFINED}`
				: `${date}, ${formatHour(kickoffAt)} (${zoneLabel})`;
		if (isLive) return capital(`${live}, desde ${moment}`);
		if (status === 'scheduled') return capital(moment);
		return capital(
			`${STATUS_WORDS[status]}: ${status === 'finished' ? moment : `estava marcado para ${moment}`}`,
		);
	},
	where: (answer: string) => `Onde assistir: ${answer}`,
	channels: (channels: string) => `Todos os canais: ${channels}`,
	noChannel: noChannelWords,
	free,
	more: (count: number) => `e mais ${count}`,
	demoGame: 'Jogo inventado: guia de demonstração.',
	demoDay: 'Jogos inventados: guia de demonstração.',
	demo: 'demonstração',
	day: (day: string, today: string, total: number) =>
		`Jogos de ${dayBeside(day, today)}: ${countGames(total)}`,
	zone: 'Horários de Brasília',
	/** Heading of a group of games: an hour, or their common state. */
	group(label: string, isSmallHours: boolean): string {
		if (label === 'live') return 'Agora';
		if (label === 'undefined') return capital(HOUR_UNDEFINED);
		return isSmallHours ? `${label} (madrugada)` : label;
	},
	moreGames: (count: number) => (count === 1 ? 'e mais 1 jogo' : `e mais ${count} jogos`),
	noneToCome: 'Os jogos deste dia já terminaram ou foram adiados.',
	emptyDay: 'Nenhum jogo no guia neste dia por enquanto.',
	card: {
		zone: zoneLabel,
		hourUndefined: HOUR_UNDEFINED,
		date: formatLongDay,
		dayTitle: (day: string) => `Jogos de ${formatDayAndMonth(day)}`,
		games: (count: number) => `${countGames(count)} · ${zoneLabel}`,
		hourInRow: (kickoffAt: number | undefined) =>
			kickoffAt === undefined ? 'a definir' : formatHour(kickoffAt),
		empty: 'Nenhum jogo no guia neste dia por enquanto',
		/** Above the game that represents a team, competition or channel page. */
		subject: (name: string) => `${name}: jogos e onde assistir`,
		idle: 'Nenhum jogo marcado por enquanto',
		/** Replaces a name without any drawable character. */
		unreadable: '—',
		moreChannels: (count: number) => `+${count}`,
	},
} as const;
