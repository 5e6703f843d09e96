import type { ChannelGroup } from '#core/channels/channel.ts';
import { NEXT_DAYS } from '#core/games/dated-list.ts';
import type { Clock, Ignored, Preferences } from '#core/mine/preferences.ts';
import { UFS, type Uf } from '#core/site/uf.ts';
import { countGames } from './games.ts';

/** "Globo passa X em SP; em PE, Y". */
export const slotCopy = {
	title: 'Depende do seu estado',
	when: (day: string, hour: string) => `${day}, ${hour}`,
	differs: (channel: string) => `: ${channel} mostra jogos diferentes.`,
} as const;

/** Words of what a reader keeps on their own device. Short ones become part of a style sheet: no quotes, no backslash. */
export const mineCopy = {
	open: 'Minhas',
	openWhole: 'Minhas preferências',
	title: 'Minhas preferências',
	close: 'Fechar preferências',
	watching: 'Você assiste',
	myTeam: 'Meu time',
	myTeams: 'Meus times',
	inMyState: (uf: string) => `no seu estado, ${uf}`,
	dayBefore: ' (dia anterior)',
	dayAfter: ' (dia seguinte)',
	clockPlace: { noronha: 'em Noronha', manaus: 'em Manaus', acre: 'no Acre', aparelho: 'no seu relógio' } satisfies Record<Clock, string>,
	intro: 'Diga onde você está e o que você tem. O guia marca o que dá para ver e apaga um pouco o resto, sem esconder nada.',
	kept: 'Fica só neste navegador: não há conta, e nada disto é enviado ao guia.',
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
			count === 0 ? 'Nenhum time com este nome.' : count === 1 ? '1 time encontrado.' : `${count} times encontrados.`,
		full: (most: number) => `Cabem ${most} times. Tire um para pôr outro.`,
		failed: 'A busca não respondeu. Tente de novo.',
	},
	view: { label: 'Como ver', largeText: 'Letras grandes', plainList: 'Lista simples' },
	clear: 'Apagar tudo',
	cleared: 'Apagado. Nada mais está guardado neste navegador.',
	blocked: 'Este navegador não deixa guardar: as escolhas valem só enquanto esta página estiver aberta.',
	loading: 'Carregando as preferências…',
	noScript:
		'Esta página guarda as escolhas no seu navegador, e isso precisa de JavaScript, que está desligado. Sem ele o guia funciona igual: use os filtros da página do dia e as páginas de cada time, campeonato e canal.',
	count: {
		title: (n: number, total: number, team: string) =>
			`Com o que você tem, ${n} de ${countGames(total)} ${team} nos próximos ${NEXT_DAYS} dias`,
		ofTeam: (name: string) => `do time ${name}`,
		none: (team: string) => `Nenhum jogo ${team} marcado para os próximos ${NEXT_DAYS} dias.`,
		maybe: (count: number) => (count === 1 ? 'Mais 1 ainda a confirmar.' : `Mais ${count} ainda a confirmar.`),
		list: 'Ver quais são',
		yes: 'Você assiste',
		perhaps: 'A confirmar',
		no: 'Fora do que você tem',
		failed: 'Os jogos não chegaram. Tente de novo mais tarde.',
		loading: 'Contando…',
	},
	page: {
		description: 'Escolha a sua UF, os seus canais, os seus times e o seu fuso. Fica só no seu navegador, sem conta.',
	},
} as const;

const FIELDS: Record<keyof Preferences, string> = {
	uf: mineCopy.uf.label,
	channels: mineCopy.channels.label,
	groups: mineCopy.channels.label,
	teams: mineCopy.teams.label,
	clock: mineCopy.clock.label,
	largeText: mineCopy.view.largeText,
	plainList: mineCopy.view.plainList,
};

/** What of a kept record was not honoured, in sentences. */
export function ignoredWords(ignored: readonly Ignored[]): string[] {
	const fields = ignored.flatMap((each) => (each.kind === 'value' ? [FIELDS[each.field]] : []));
	const sentences: string[] = [];
	if (ignored.some(({ kind }) => kind === 'unreadable'))
		sentences.push('O que estava guardado neste navegador não pôde ser lido e foi ignorado.');
	if (ignored.some(({ kind }) => kind === 'later'))
		sentences.push('O que está guardado foi escrito por uma versão mais nova do guia; vale o que esta versão entende.');
	if (fields.length > 0)
		sentences.push(
			`Uma parte do que estava guardado não faz sentido e foi ignorada: ${new Intl.ListFormat('pt-BR').format(new Set(fields))}.`,
		);
	return sentences;
}
