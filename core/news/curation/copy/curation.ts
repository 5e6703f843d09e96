import type { CurationAction } from '#core/news/curation/contract.ts';
import type { CurationTab } from '#core/news/curation/curation-filter.ts';

/** Texts of the screen that sorts news of the sources. */
export const curationCopy = {
	tabs: {
		open: 'Fila',
		snoozed: 'Adiadas',
		approved: 'Aprovadas',
		rejected: 'Rejeitadas',
	} as const satisfies Record<CurationTab, string>,
	tabsLabel: 'Filas',
	search: 'Procurar',
	source: 'Fonte',
	anySource: 'Todas as fontes',
	rules: 'Regras',
	help: 'Atalhos',
	waiting: (items: number) =>
		items === 1
			? '1 item ainda sendo agrupado.'
			: `${items.toLocaleString('pt-BR')} itens ainda sendo agrupados.`,
	fresh: (groups: number) =>
		groups === 1 ? 'Chegou 1 novidade.' : `Chegaram ${groups} novidades.`,
	showFresh: 'Mostrar',
	more: 'Mostrar mais',
	list: 'Notícias das fontes',
	empty: {
		open: 'Fila limpa. O que chegar das fontes aparece aqui.',
		snoozed: 'Nada adiado.',
		approved: 'Nada aprovado ainda.',
		rejected: 'Nada rejeitado.',
	} as const satisfies Record<CurationTab, string>,
	hint: 'j e k andam pela fila · a aprova · r rejeita · ? mostra todos os atalhos',
	noSources: 'Ainda não há fontes. Cadastre a primeira em Gerenciar RSS.',
	sources: (count: number) => (count === 1 ? '1 fonte' : `${count} fontes`),
	/** Label beside a source. */
	licensed: 'texto liberado',
	kept: 'destaque por regra',
	byRule: (words: string) => `pela regra: ${words}`,
	by: (who: string) => `por ${who}`,
	until: (when: string) => `volta em ${when}`,
	about: 'Parece tratar de',
	pick: (title: string) => `Escolher: ${title}`,
	chosen: (count: number) => (count === 1 ? '1 escolhida' : `${count} escolhidas`),
	unchoose: 'Soltar',
	actions: {
		approve: 'Aprovar',
		reject: 'Rejeitar',
		snooze: 'Adiar 1 dia',
		reopen: 'Voltar à fila',
	} as const satisfies Record<CurationAction, string>,
	actionOf: (action: string, title: string) => `${action}: ${title}`,
	edit: 'Aprovar e editar',
	openDraft: 'Abrir a notícia',
	done: {
		approve: (count: number) => (count === 1 ? 'Rascunho criado.' : `${count} rascunhos criados.`),
		reject: (count: number) => (count === 1 ? 'Rejeitada.' : `${count} rejeitadas.`),
		snooze: (count: number) =>
			count === 1 ? 'Adiada até amanhã.' : `${count} adiadas até amanhã.`,
		reopen: (count: number) => (count === 1 ? 'De volta à fila.' : `${count} de volta à fila.`),
	} as const satisfies Record<CurationAction, (count: number) => string>,
	skipped: (count: number) =>
		count === 1
			? '1 já tinha sido decidida por outra pessoa.'
			: `${count} já tinham sido decididas por outra pessoa.`,
	undo: 'Desfazer',
	undone: 'Desfeito.',
	undoKept: 'O rascunho já foi mexido e ficou como está.',
	nothingToUndo: 'Não há o que desfazer.',
	keys: {
		title: 'Atalhos do teclado',
		on: 'Usar atalhos de uma tecla nesta tela',
		note: 'Valem fora dos campos de texto, para a notícia em foco ou para todas as escolhidas.',
		table: { key: 'Tecla', does: 'O que faz' },
		list: [
			['j', 'próxima notícia'],
			['k', 'notícia anterior'],
			['x', 'escolher ou soltar'],
			['o', 'abrir a fonte em outra aba'],
			['a', 'aprovar: cria um rascunho'],
			['e', 'aprovar e abrir o rascunho'],
			['r', 'rejeitar'],
			['s', 'adiar por um dia'],
			['b', 'voltar à fila'],
			['u', 'desfazer a última decisão'],
			['n', 'mostrar o que chegou'],
			['?', 'esta ajuda'],
		],
	},
	rule: {
		title: 'Regras da curadoria',
		text: 'Valem para o que chegar a partir de agora. Uma regra que destaca protege das que rejeitam.',
		none: 'Ainda não há regras.',
		kinds: { keep: 'Destacar', reject: 'Rejeitar' },
		kind: 'O que fazer',
		words: 'Palavras ou expressões, uma por linha',
		wordsHint:
			'Palavras inteiras, sem diferença de acentos, no título ou no resumo. Vazio: tudo das fontes escolhidas.',
		sources: 'Só destas fontes',
		sourcesHint: 'Nenhuma marcada: de todas.',
		enabled: 'Ligada',
		try: 'Testar nos últimos 7 dias',
		tried: (found: number, looked: number) =>
			`Pegaria ${found.toLocaleString('pt-BR')} de ${looked.toLocaleString('pt-BR')} ${looked === 1 ? 'item' : 'itens'} dos últimos 7 dias.`,
		examples: 'Exemplos',
		add: 'Criar regra',
		save: 'Salvar regra',
		new: 'Nova regra',
		edit: 'Mudar',
		editOf: (words: string) => `Mudar a regra: ${words}`,
		remove: 'Apagar',
		removeOf: (words: string) => `Apagar a regra: ${words}`,
		needs: 'Escreva uma palavra ou escolha uma fonte.',
		hits: (hits: number) =>
			hits === 1 ? 'valeu 1 vez' : `valeu ${hits.toLocaleString('pt-BR')} vezes`,
		lastHit: (when: string) => `a última em ${when}`,
		never: 'ainda não valeu',
		off: 'desligada',
		everything: 'tudo',
		unreadable: 'regra danificada',
		damaged: 'não decide nada até ser salva de novo',
		of: (sources: string) => `de ${sources}`,
		back: 'Todas as regras',
	},
} as const;
