import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { countGames } from '#core/games/copy/games.ts';
import { NEXT_DAYS } from '#core/games/day/dated-list.ts';
import type { Clock, Ignored, Preferences } from '#core/mine/preferences.ts';
import { mineOpen } from './open.ts';
import { stateAsk } from './state-ask.ts';

/**
 * Texts about the data that a reader keeps on their device. Short ones become part of a style
 * sheet: no quotes, no backslash.
 */
export const mineCopy = {
	title: mineOpen.whole,
	close: 'Fechar preferências',
	watching: 'Você assiste',
	onlyOn: (names: string) => `Só em ${names}`,
	myTeam: 'Meu time',
	myChannel: 'Meu canal',
	myTeams: 'Meus times',
	dayBefore: ' (dia anterior)',
	dayAfter: ' (dia seguinte)',
	clockPlace: {
		noronha: 'em Noronha',
		manaus: 'em Manaus',
		acre: 'no Acre',
		aparelho: 'no seu relógio',
	} satisfies Record<Clock, string>,
	intro:
		'Diga onde você está e o que você tem. O guia diz o que dá para ver em cada jogo, sem esconder nada.',
	kept: 'Fica só neste navegador: não há conta nem cookie.',
	uf: { label: 'Minha UF', none: 'Não informar', name: (uf: Uf) => `${UFS[uf]} (${uf})` },
	clock: {
		label: 'Fuso',
		none: 'Só Brasília',
		names: {
			noronha: 'Fernando de Noronha',
			manaus: 'Manaus',
			acre: 'Acre',
			aparelho: 'O deste aparelho',
		} satisfies Record<Clock, string>,
		hint: 'A hora do seu fuso aparece ao lado da de Brasília.',
	},
	channels: {
		label: 'Meus canais',
		all: {
			aberta: 'Tudo de TV aberta',
			assinatura: 'Tudo de TV por assinatura',
			streaming: 'Todos os serviços de streaming',
			youtube: 'Tudo do YouTube',
		} satisfies Record<ChannelGroup, string>,
		whole: 'todos',
		some: (count: number) => (count === 1 ? '1 canal' : `${count} canais`),
		otherStates: 'Emissoras regionais de outros estados não aparecem aqui.',
		chooseState: 'Escolha a sua UF para ver as emissoras regionais dela.',
		failed: 'A lista de canais não chegou. Os grupos acima já valem; tente de novo mais tarde.',
		gone: (count: number) =>
			count === 1
				? '1 canal guardado não existe mais no guia e não conta.'
				: `${count} canais guardados não existem mais no guia e não contam.`,
	},
	teams: {
		label: 'Meus times',
		search: 'Procurar um time',
		hint: 'Escreva o nome, o apelido ou a sigla.',
		add: (name: string) => `Adicionar ${name}`,
		remove: (name: string) => `Tirar ${name}`,
		found: (count: number) =>
			count === 0
				? 'Nenhum time com este nome.'
				: count === 1
					? '1 time encontrado.'
					: `${count} times encontrados.`,
		full: (most: number) => `Cabem ${most} times. Tire um para pôr outro.`,
		failed: 'A busca não respondeu. Tente de novo.',
	},
	/** Replaces the next game of a team. */
	next: { none: `nenhum jogo nos próximos ${NEXT_DAYS} dias`, failed: 'ver os jogos do time' },
	view: {
		label: 'Como ver',
		largeText: 'Letras grandes',
		plainList: 'Lista simples',
		spoilerFree: 'Sem spoiler (esconder placares)',
	},
	clear: 'Apagar tudo',
	cleared: 'Apagado. Nenhuma destas preferências está mais guardada neste navegador.',
	blocked:
		'Este navegador não deixa guardar: as escolhas valem só enquanto esta página estiver aberta.',
	count: {
		maybe: (count: number) =>
			count === 1 ? 'Mais 1 ainda a confirmar.' : `Mais ${count} ainda a confirmar.`,
		list: 'Ver quais são',
		yes: 'Você assiste',
		perhaps: 'A confirmar',
		no: 'Fora do que você tem',
		failed: 'Os jogos não chegaram. Tente de novo mais tarde.',
		loading: 'Contando…',
	},
} as const;

/** 'Flamengo: com o que você tem, 3 de 7 jogos nos próximos 30 dias.' */
export function countTitle(count: number, total: number, team: string): string {
	if (total === 0) return `${team}: nenhum jogo marcado para os próximos ${NEXT_DAYS} dias.`;
	return `${team}: com o que você tem, ${count} de ${countGames(total)} nos próximos ${NEXT_DAYS} dias.`;
}

const FIELDS: Record<keyof Preferences, string> = {
	uf: mineCopy.uf.label,
	channels: mineCopy.channels.label,
	groups: mineCopy.channels.label,
	teams: mineCopy.teams.label,
	clock: mineCopy.clock.label,
	largeText: mineCopy.view.largeText,
	plainList: mineCopy.view.plainList,
	spoilerFree: mineCopy.view.spoilerFree,
	stateDeclined: stateAsk.short,
};

/** The ignored parts of a stored record, as sentences. */
export function ignoredWords(ignored: readonly Ignored[]): string[] {
	const fields = ignored.flatMap((each) => (each.kind === 'value' ? [FIELDS[each.field]] : []));
	const sentences: string[] = [];
	if (ignored.some(({ kind }) => kind === 'unreadable'))
		sentences.push('O que estava guardado neste navegador não pôde ser lido e foi ignorado.');
	if (ignored.some(({ kind }) => kind === 'later'))
		sentences.push(
			'O que está guardado foi escrito por uma versão mais nova do guia; vale o que esta versão entende.',
		);
	if (fields.length > 0)
		sentences.push(
			`Uma parte do que estava guardado não faz sentido e foi ignorada: ${new Intl.ListFormat('pt-BR').format(new Set(fields))}.`,
		);
	return sentences;
}
