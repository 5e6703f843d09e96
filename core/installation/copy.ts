import type { Remain } from './birth.ts';

/** Operator texts for a data directory and a database that do not belong together. */
export const installationCopy = {
	remains: {
		certificate: 'a certidão (guia.id)',
		key: 'a chave (guia.key)',
		files: 'arquivos enviados',
		backups: 'backups',
	} satisfies Record<Remain, string>,
	lost: (folder: string, remains: readonly string[], wayBack: string) =>
		`a pasta ${folder} já é de um guia (tem ${remains.join(', ')}), mas o banco de dados está vazio: ${wayBack}. Para um guia novo, use outra DATA_DIR.`,
	foreign: (folder: string, wayBack: string) =>
		`o banco de dados é de outro guia, não o da pasta ${folder}: ${wayBack}.`,
	restore: (file: string) => `volte ao backup mais recente com guia restore ${file}`,
	noBackup: 'não há backup nesta pasta; traga guia.sqlite e guia.sqlite-wal de onde estiverem',
	checkAddress: 'confira DATABASE_URL, ou devolva o banco com guia restore',
} as const;
