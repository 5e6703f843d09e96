/** Operator texts about moving a guide to PostgreSQL and an object store. */
export const moveCopy = {
	needsTarget:
		'Diga para onde: --to postgres://usuario:senha@servidor:5432/banco, ou MOVE_DATABASE_URL (ou MOVE_DATABASE_URL_FILE), que não aparece na lista de processos.',
	badTarget: 'O destino de --to deve ser um endereço postgres://usuario:senha@servidor:5432/banco.',
	badFiles:
		'O destino de --files deve ser um endereço s3://CHAVE:SEGREDO@balde/prefixo?region=REGIÃO&endpoint=https://…',
	notSqlite: 'Este guia já usa PostgreSQL (DATABASE_URL): só um guia em SQLite se muda.',
	noGuide: (folder: string) => `Não há banco de dados do Guia de Jogos em ${folder}.`,
	underWay: 'Outro guia move está copiando este guia agora.',
	pending: 'O banco de dados é de uma versão anterior: use guia migrate e repita.',
	notEmpty:
		'O banco de destino não está vazio. Use um banco novo; para continuar uma mudança interrompida, use o mesmo destino.',
	otherGuide: 'O banco de destino tem pela metade a mudança de outro guia. Use um banco novo.',
	already: 'O banco de destino já tem este guia inteiro. Nada foi copiado.',
	halfMoved:
		'o banco de dados tem um guia copiado pela metade: termine com guia move (ou guia restore), ou use outro banco.',
	otherBucket:
		'Este guia já tem arquivos no balde de FILES_URL. Leve os outros para o mesmo balde, ou copie antes o balde inteiro.',
	differentTables: (names: readonly string[]) =>
		`A origem e o destino não têm as mesmas tabelas e colunas (${names.join(', ')}). Nada foi mudado na origem.`,
	differs: (table: string) =>
		`A tabela ${table} não ficou igual no destino. Repita o comando: a cópia recomeça do zero.`,
	tableFailed: (table: string, reason: string) =>
		`A tabela ${table} não pôde ser copiada: ${reason}`,
	stages: {
		copying: (table: string, rows: number) => `Copiando ${table}: ${rows} linhas…`,
		comparing: (table: string) => `Conferindo ${table}…`,
		files: (done: number, total: number) => `Copiando arquivos: ${done} de ${total}…`,
	},
	frozen:
		'A partir de agora este guia só dá para ler, até o fim da mudança ou guia move --cancel. As páginas continuam no ar.',
	startedReadOnly:
		'Este guia está sendo mudado de banco de dados, ou já foi: aqui só dá para ler. guia move --cancel volta a aceitar gravações.\n\n',
	damagedFiles: (count: number) =>
		`Atenção: ${count} arquivo(s) enviados faltam no disco ou não conferem com a soma; não foram copiados.`,
	done: (rows: number, tables: number) =>
		`Mudança concluída e conferida: ${rows} linhas em ${tables} tabelas, iguais dos dois lados.`,
	filesDone: (count: number) => `Arquivos no balde: ${count}.`,
	next: (settings: readonly string[]) =>
		[
			'Falta isto:',
			'  1. Pare os processos do guia.',
			`  2. Defina ${settings.join(' e ')}, e a mesma GUIA_KEY (ou guia.key).`,
			'  3. Inicie de novo. O banco antigo continua só de leitura; guarde-o até confiar no novo.',
		].join('\n'),
	cancelled:
		'Este guia em SQLite aceita gravações de novo. Se a mudança já tinha terminado, o que for gravado aqui não vai para o PostgreSQL.',
	nothingToCancel: 'Nenhuma mudança está em curso: este guia já aceita gravações.',
} as const;
