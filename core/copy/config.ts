/** Operator texts for invalid settings. Each sentence names the variable. */
export const configCopy = {
	heading: 'A configuração tem problemas e o site não foi iniciado:',
	port: (name: string) => `${name} deve ser um número de porta entre 0 e 65535.`,
	publicUrl:
		'PUBLIC_URL deve ser um endereço http(s) completo, sem caminho, como https://guia.exemplo.com.br.',
	databaseUrl:
		'DATABASE_URL deve ser um endereço postgres://usuario:senha@servidor:5432/banco; sem ele os dados ficam em SQLite, em DATA_DIR.',
	moveDatabaseUrl:
		'MOVE_DATABASE_URL deve ser um endereço postgres://usuario:senha@servidor:5432/banco.',
	backupUrl:
		'BACKUP_URL deve ser uma pasta ou um endereço s3://CHAVE:SEGREDO@balde/prefixo?region=REGIÃO&endpoint=https://…',
	moveFilesUrl:
		'MOVE_FILES_URL deve ser um endereço s3://CHAVE:SEGREDO@balde/prefixo?region=REGIÃO&endpoint=https://…',
	demo: 'GUIA_DEMO deve ser on ou off.',
	now: 'GUIA_NOW deve ser um instante ISO 8601 com fuso, como 2026-11-21T18:00:00-03:00.',
	trustProxy: (part: string) =>
		`TRUST_PROXY deve ser uma lista de redes separadas por vírgula, como 10.0.0.0/8,::1; "${part}" não é uma rede.`,
	hstsSubdomains: 'HSTS_SUBDOMAINS deve ser on ou off.',
	serviceWorker: 'SERVICE_WORKER deve ser on ou off.',
	logLevel: (levels: readonly string[]) => `LOG_LEVEL deve ser um destes: ${levels.join(', ')}.`,
	role: 'ROLE deve ser all (site e bots), web (só o site) ou worker (só os bots).',
	processes: 'WEB_CONCURRENCY deve ser auto (um processo por núcleo) ou um número de 1 a 99.',
	accessLog: 'ACCESS_LOG deve ser on ou off.',
	logRequests: 'LOG_REQUESTS deve ser all (todos), slow (lentos e com erro) ou off.',
	drain: 'DRAIN_SECONDS deve ser um número inteiro de segundos, de 0 a 999.',
	key: (characters: number) =>
		`GUIA_KEY deve ter ao menos ${characters} caracteres; gere uma com: openssl rand -base64 32`,
	adminEmail: 'ADMIN_EMAIL deve ser um endereço de e-mail, como voce@exemplo.com.br.',
	adminPair: 'ADMIN_EMAIL e ADMIN_PASSWORD valem juntos: defina os dois ou nenhum.',
	streamMax: 'STREAM_MAX deve ser um número inteiro, de 0 (nenhum) a 999999.',
	identity: 'IDENTITY deve ser own ou firebase.',
	firebase:
		'IDENTITY=firebase precisa de FIREBASE_PROJECT_ID, FIREBASE_API_KEY e FIREBASE_AUTH_DOMAIN.',
	nowNeedsLocal:
		'GUIA_NOW só vale com SQLite e um PUBLIC_URL local: em um site público, ou com DATABASE_URL, o relógio é o real.',
	demoNeedsSqlite:
		'GUIA_DEMO=on não vale com DATABASE_URL: a demonstração só é carregada no SQLite local.',
	demoNeedsLocal:
		'GUIA_DEMO=on não vale com um PUBLIC_URL público: a demonstração só é servida em localhost.',
	fileUnreadable: (name: string, path: string, reason: string) =>
		`${name} aponta para ${path}, que não pôde ser lido: ${reason}.`,
	unknown: (name: string) => `${name} não é uma configuração conhecida e foi ignorada.`,
} as const;
