import type { BackupLack } from '#core/backups/ages.ts';

/** Operator texts about backups, and the Portuguese parts of their file names. */
export const backupCopy = {
	noDatabase: (folder: string) =>
		`Não há banco de dados do Guia de Jogos em ${folder}: nada foi copiado.`,
	noArchive: (file: string) => `Não foi possível abrir o arquivo de backup ${file}.`,
	missingFiles: (count: number) =>
		`Atenção: ${count} arquivo(s) enviados já não estavam no disco e não entraram no backup.`,
	bucketFiles: (count: number) =>
		`Atenção: ${count} arquivo(s) estão no balde de FILES_URL e não entraram na cópia, só a lista com as somas. Use as versões do próprio balde, ou guia backup --files.`,
	noSpace: 'Não há espaço para a cópia.',
	notKept: (name: string) =>
		`O balde não guardou ${name} como foi enviado. As cópias anteriores ficam.`,
	badPlace:
		'O lugar das cópias deve ser uma pasta ou um endereço s3://CHAVE:SEGREDO@balde/prefixo?region=REGIÃO&endpoint=https://…',
	badKeep: '--keep deve ser um número de 1 a 1000.',
	drillAlone: '--drill só prova uma cópia: não combina com --to, --keep nem --files.',
	fromNeedsDrill: '--from diz qual cópia provar: use com --drill.',
	noneThere: 'Não há nenhuma cópia deste guia nesse lugar.',
	severalGuides:
		'Há cópias de mais de um guia nesse lugar. Diga o nome do arquivo no lugar de newest.',
	notNoted: (reason: string) => `A cópia está em ordem, mas o guia não pôde anotar isso: ${reason}`,
	kept: (removed: number) => `Cópias antigas retiradas: ${removed}.`,
	proved: (name: string, rows: number) =>
		`Prova concluída: ${name} foi restaurado em uma pasta de rascunho, e ${rows} registros foram lidos.`,
	otherGuide: 'Esta cópia é de outro guia: a prova não foi anotada neste.',
	notProved: (problems: readonly string[]) => `A cópia abre, mas não serve: ${problems.join(' ')}`,
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
		allRows: 'nem todos os registros puderam ser lidos',
		migrations: 'o esquema do banco de dados não é o registrado',
	},
	/** What is missing, what to do, and its command or setting. */
	lacks: {
		'no-backup': {
			what: 'Ainda não há cópia deste guia',
			act: 'Faça uma, e leve-a para outra máquina',
			code: 'guia backup',
		},
		'old-backup': {
			what: 'A última cópia tem mais de 2 dias',
			act: 'Faça uma, e confira por que a da noite não saiu',
			code: 'guia backup',
		},
		'same-disk': {
			what: 'A última cópia está no mesmo disco que o guia',
			act: 'Guarde as próximas em outro lugar',
			code: 'BACKUP_URL=s3://CHAVE:SEGREDO@balde/prefixo?region=REGIÃO',
		},
		'no-proof': {
			what: 'Nenhuma cópia foi provada ainda',
			act: 'Prove a mais nova',
			code: 'guia backup --drill',
		},
		'old-proof': {
			what: 'A última prova tem mais de 35 dias',
			act: 'Prove a cópia mais nova',
			code: 'guia backup --drill',
		},
	} satisfies Record<BackupLack, { what: string; act: string; code: string }>,
	lack: ({ what, act, code }: { what: string; act: string; code: string }) =>
		`${what}. ${act}: ${code}`,
	panel: {
		title: 'Cópias de segurança',
		backup: (moment: string) => `Última cópia verificada: ${moment}.`,
		proof: (moment: string) => `Última prova de restauração: ${moment}.`,
	},
	labels: { migration: 'antes-da-migracao', restore: 'antes-da-restauracao' },
} as const;
