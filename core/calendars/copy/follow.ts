import type { Uf } from '#core/football-pt/uf.ts';

/** Texts for subscribing to a calendar. */
export const followCopy = {
	open: 'Calendário',
	webcal: 'Apple e outros',
	google: 'Google Agenda',
	outlook: 'Outlook',
	external: 'abre em outra aba',
	copy: 'Copiar endereço',
	address: 'Endereço do calendário',
	copied: 'Endereço copiado.',
	refused: 'O navegador não deixou copiar. O endereço está selecionado: copie por ali.',
	file: 'Baixar uma vez (.ics)',
	how: 'Assine uma vez e os jogos se atualizam: hora, dia e canal que mudam no guia mudam no seu calendário. Cada serviço busca no seu ritmo: Apple e Outlook, em geral, a cada poucas horas; o Google pode levar um dia inteiro. Para a última hora, confira a página do jogo.',
	mine: {
		title: 'Seu calendário',
		name: 'Meus jogos',
		none: 'Escolha um time acima e o guia faz um calendário com os jogos dele para o seu celular ou computador.',
		teams: (names: string) => `Jogos de ${names}, de dois meses atrás a seis meses à frente.`,
		onlyChannels: 'Jogos dos seus canais, de dois meses atrás a seis meses à frente.',
		channels: (count: number) =>
			count === 1
				? 'Pôr também tudo o que passa no meu canal'
				: `Pôr também tudo o que passa nos meus ${count} canais`,
		firstChannels: (most: number) => `Cabem ${most} canais: entram os primeiros da sua lista.`,
		state: (uf: Uf) => `Cada jogo diz onde assistir no seu estado (${uf}).`,
		changes: 'Mudou a escolha? O endereço muda junto: assine de novo e apague o antigo.',
		privacy:
			'O endereço leva os times, os canais e o estado que você escolheu. Quem o recebe, o serviço de calendário também, sabe quais são.',
	},
} as const;
