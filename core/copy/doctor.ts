/** Texts of `guia doctor`: the name of each check, notes and problems. */
export const doctorCopy = {
	states: { fine: 'em ordem', note: 'atenção', problem: 'FALHA' },
	line: (name: string, state: string, words: string | null) =>
		`${name}: ${state}${words === null ? '' : ` (${words})`}`,
	checks: {
		writing: 'pasta de dados',
		privacy: 'permissões dos arquivos',
		database: 'banco de dados',
		schema: 'estrutura',
		records: 'registros',
		backups: 'cópias de segurança',
		notices: 'avisos entre processos',
		nodes: 'processos do site',
		clock: 'relógio',
		mail: 'e-mail',
		proxy: 'proxy',
		files: 'arquivos enviados',
		build: 'páginas compiladas',
		reference: 'dados de referência',
	},
	noDatabase: 'ainda não há banco: o primeiro início o cria',
	pending: (names: readonly string[]) => `faltam ${names.join(', ')}: use guia migrate`,
	openToOthers: (count: number, first: string) =>
		`${count} ${count === 1 ? 'caminho aberto' : 'caminhos abertos'} a outros usuários da máquina (o primeiro: ${first}); o próximo início fecha`,
	noNotices:
		'o NOTIFY do PostgreSQL não volta (um pooler no caminho?): mudanças de outro processo demoram até 1 segundo',
	severalNodes: (count: number) =>
		`${count} processos do site usam este banco sem FILES_URL: só está certo se todos usam a mesma pasta DATA_DIR`,
	clockApart: (seconds: number) =>
		`o relógio desta máquina e o do banco diferem ${seconds} s: acerte a hora (NTP)`,
	clockBehind: (file: string) =>
		`o relógio está atrasado: ${file} é do futuro. Acerte a hora (NTP)`,
	noMailServer: (folder: string) => `sem SMTP_URL: as cartas ficam em ${folder}`,
	mailRefused: (reason: string) => `o servidor de SMTP_URL não aceitou: ${reason}`,
	littleSpace: 'menos de 16 MB livres no disco: nenhum envio é aceito',
	notBuilt: 'use npm start, que compila',
} as const;
