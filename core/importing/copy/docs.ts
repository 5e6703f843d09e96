/** The import section of the documentation at /api/docs. */
export const importDocs = {
	area: 'Importação',
	list: 'Histórico das importações, da mais nova à mais antiga',
	start:
		'Abre uma importação: um texto, um arquivo já enviado ou um endereço. A leitura segue em segundo plano e nada do guia muda',
	show: 'Uma importação com contagens, avisos, colunas e perguntas em aberto',
	again:
		'Lê a mesma fonte de outra maneira: outro formato, data de referência, competição ou colunas',
	rows: 'Linhas de uma importação, uma página por vez: o texto, o que foi lido, a confiança e o que mudaria',
	edit: 'Corrige uma linha antes de gravar',
	decide: 'Aceita, guarda como rascunho ou deixa de fora uma linha',
	decideAll: 'Uma decisão para todas as linhas de um tipo que ainda esperam',
	answer:
		'Diz o que um nome significa, uma vez para todas as linhas; o guia aprende. De novo, a última resposta vale, menos em linhas corrigidas à mão',
	createNames:
		'Responde perguntas criando times ou campeonatos: um, ou todos de um tipo de uma vez. Entram no guia só na gravação e saem com o desfazer, menos os que outra coisa usa',
	commit: 'Grava: tudo ou nada (whole), ou só o que está certo (partial)',
	undo: 'Desfaz uma importação inteira; o que alguém mudou depois fica e vem listado',
	resume: 'Continua uma gravação que parou no meio',
	discard: 'Descarta uma importação que ainda não foi gravada',
} as const;
