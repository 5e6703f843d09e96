/** Operator texts about backups, and the Portuguese parts of their file names. */
export const backupCopy = {
	usePgDump:
		'Com PostgreSQL (DATABASE_URL), o backup é feito pelas ferramentas do próprio servidor: ' +
		'use pg_dump para copiar e pg_restore para restaurar. Veja docs/operations.md, seção "Backup".',
	noDatabase: (folder: string) =>
		`Não há banco de dados do Guia de Jogos em ${folder}: nada foi copiado.`,
	noArchive: (file: string) => `Não foi possível abrir o arquivo de backup ${file}.`,
	missingFiles: (count: number) =>
		`Atenção: ${count} arquivo(s) enviados já não estavam no disco e não entraram no backup.`,
	notABackup: 'Este arquivo não é um backup do Guia de Jogos.',
	damaged: (reason: string) => `O backup está danificado e não foi usado: ${reason}.`,
	newerFormat: (version: number) =>
		`O backup está no formato ${version}, que só uma versão mais nova do Guia de Jogos lê. Atualize o programa.`,
	serverRunning:
		'O Guia de Jogos está em execução com esta pasta de dados. Pare o servidor e repita a restauração. Nada foi alterado.',
	reasons: {
		cut: 'o arquivo está incompleto',
		unreadable: 'o conteúdo compactado não pode ser lido',
		header: 'um cabeçalho interno não confere',
		path: (name: string) => `contém um caminho que não é permitido (${JSON.stringify(name)})`,
		afterTheEnd: 'contém algo depois da lista de arquivos, que é o fim de um backup',
		link: (name: string) => `contém ${JSON.stringify(name)}, que não é um arquivo comum`,
		twice: (name: string) => `contém duas vezes ${name}`,
		missing: (name: string) => `falta ${name}`,
		unlisted: (name: string) => `contém ${name}, que não está na lista`,
		checksum: (name: string) => `${name} não confere com a soma SHA-256`,
		integrity: (answer: string) =>
			`o banco de dados não passou na verificação de integridade (${answer})`,
		rows: (table: string) => `a tabela ${table} não tem o número de linhas registrado`,
		migrations: 'o esquema do banco de dados não é o registrado',
	},
	labels: { migration: 'antes-da-migracao', restore: 'antes-da-restauracao' },
} as const;
