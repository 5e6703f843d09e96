import { splitUfs, UNKNOWN_UFS } from '#core/games/coverage.ts';
import type { ChangeKind } from '#core/games/game.ts';
import type { Reach } from '#core/games/reach.ts';
import { dayOf, formatDayAndMonth, formatShortDay } from '#core/site/dates.ts';
import { UFS, type Uf } from '#core/site/uf.ts';
import { dayName, formatClock } from './games.ts';

export const gameCopy = {
	back: (day: string, today: string) => {
		const name = dayName(day, today);
		return name === 'hoje' || name === 'amanhã' || name === 'ontem' ? `Jogos de ${name}` : `Jogos de ${formatDayAndMonth(day)}`;
	},
	whereToWatch: 'Onde assistir',
	localHour: (hour: string, zone: string) => `${hour} no horário local (${zone})`,
	/** In the place of channels. */
	noChannel: {
		unknown: {
			title: 'Transmissão a confirmar',
			text: 'Ninguém anunciou ainda onde este jogo passa. Assim que uma emissora confirmar, o canal aparece aqui.',
		},
		behind: { title: 'Canal não registrado', text: 'Este jogo já passou, e o guia não registrou em que canal ele foi mostrado.' },
		none: { title: 'Sem transmissão', text: 'A informação que temos é de que nenhum canal mostra este jogo.' },
	},
	offText: 'O jogo não será disputado nesta data. Os canais abaixo valiam antes da mudança.',
	official: (channel: string) => `Abrir ${channel}`,
	external: 'site oficial, abre em outra aba',
	/** Whether a channel is received in the reader's state, behind where it is received at all. */
	here: { sure: { here: '✓ em {UF}', notHere: 'não em {UF}' }, unsure: { here: 'em {UF}', notHere: 'não em {UF}' } },
	paid: 'pago',
	source: (source: string) => `Fonte: ${source}`,
	verified: (at: number, today: string) => {
		const day = dayOf(at);
		return day === today ? `verificado às ${formatClock(at)}` : `verificado em ${formatShortDay(day)} às ${formatClock(at)}`;
	},
	facts: 'Sobre o jogo',
	competition: 'Competição',
	round: 'Fase',
	venue: 'Estádio',
	kickoff: 'Início',
	calendar: 'Adicionar ao calendário',
	calendarNote: 'arquivo .ics',
	googleCalendar: 'Google Agenda',
	history: 'O que mudou',
	noHistory: 'Nada mudou desde que o jogo entrou no guia.',
	accordingTo: (source: string) => `segundo ${source}`,
	unknown: 'não informado',
	gone: {
		title: 'Este jogo saiu do guia',
		text: 'Ele foi retirado. Procure o time para ver os próximos jogos.',
	},
	notFound: {
		title: 'Não encontramos este jogo',
		text: 'O endereço pode ter sido digitado errado. Procure pelo time ou pela competição.',
	},
} as const;

function ufNames(codes: readonly Uf[]): string {
	return new Intl.ListFormat('pt-BR').format(codes.map((code) => UFS[code]));
}

/** Where a broadcast is received, as the markup tells it: 'Só em São Paulo e Paraná', 'Estados a confirmar'. */
export function reachSentence({ in: inside, out }: Reach): string {
	if (inside === UNKNOWN_UFS) return COVERAGE_UNKNOWN;
	return coverageSentence({ include: splitUfs(inside ?? ''), exclude: splitUfs(out ?? '') });
}

const COVERAGE_UNKNOWN = 'Estados a confirmar';

/** A source that includes and excludes the same states says nothing that could be relied on. */
const COVERAGE_CONTRADICTS = 'Estados a confirmar: a fonte se contradiz';

/** The same on the page of a game, where there is room for names: 'São Paulo e Paraná', 'todo o Brasil, menos Bahia'. */
export function coverageSentence({ include, exclude }: { include: readonly Uf[]; exclude: readonly Uf[] }): string {
	const left = include.filter((uf) => !exclude.includes(uf));
	if (left.length > 0) return `Só em ${ufNames(left)}`;
	if (include.length > 0) return COVERAGE_CONTRADICTS;
	return exclude.length > 0 ? `Todo o Brasil, menos ${ufNames(exclude)}` : 'Todo o Brasil';
}

const AT = ' às ';

/** '20/11 às 21h30' and '20/11 às 20h' differ by their hours only: '21h30' and '20h'. */
function hoursApart(from: string, to: string): [string, string] {
	const [[fromDay, fromHour], [toDay, toHour]] = [from.split(AT), to.split(AT)];
	return fromDay === toDay && fromHour !== undefined && toHour !== undefined ? [fromHour, toHour] : [from, to];
}

/** One line of the history of a game: 'mudou de 21h30 para 20h'. */
export function changeSentence(kind: ChangeKind, before: string | null, after: string | null): string {
	const from = before ?? gameCopy.unknown;
	const to = after ?? gameCopy.unknown;
	switch (kind) {
		case 'created':
			return 'entrou no guia';
		case 'kickoff':
			return before === null ? `hora marcada: ${to}` : `mudou de ${hoursApart(from, to).join(' para ')}`;
		case 'broadcasts':
			return before === null ? `transmissão anunciada: ${to}` : `transmissão mudou de ${from} para ${to}`;
		case 'status':
			return after === null ? 'situação alterada' : `situação: ${to}`;
		case 'teams':
			return `confronto mudou de ${from} para ${to}`;
		case 'venue':
			return before === null ? `estádio definido: ${to}` : `estádio mudou de ${from} para ${to}`;
		case 'round':
			return before === null ? `fase definida: ${to}` : `fase mudou de ${from} para ${to}`;
		case 'removed':
			return 'saiu do guia';
		case 'publication':
		case 'restored':
			return 'voltou ao guia';
	}
}
