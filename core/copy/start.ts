type Sentence<Place> = Record<string, (place: Place) => string>;

/** Ports that a process may open, each with its usual number. */
const PORTS = { PORT: 3_000, HEALTH_PORT: 3_001, METRICS_PORT: 9_464 } as const;

/** An address on which a process listens. `setting` = the one that names its port. */
export type ListenPlace = { setting: keyof typeof PORTS; port: number; host: string | null };

const FOLDER: Sentence<string> = {
	ENOTDIR: (folder) =>
		`DATA_DIR (${folder}) é um arquivo, não uma pasta. Escolha outra: DATA_DIR=/caminho npm start.`,
	EACCES: (folder) =>
		`não há permissão para escrever em DATA_DIR (${folder}). Dê a pasta a este usuário ou escolha outra: DATA_DIR=/caminho npm start.`,
	EROFS: (folder) =>
		`o disco de DATA_DIR (${folder}) está só para leitura. Escolha outra pasta: DATA_DIR=/caminho npm start.`,
};

const PORT: Sentence<ListenPlace> = {
	EADDRINUSE: ({ setting, port }) =>
		`a porta ${port} já está em uso. Feche o outro programa ou escolha outra: ${setting}=${port === 65_535 ? PORTS[setting] : port + 1} npm start.`,
	EADDRNOTAVAIL: ({ host }) =>
		`HOST=${host} não é um endereço desta máquina. Deixe HOST vazio para usar todos.`,
	ENOTFOUND: ({ host }) =>
		`HOST=${host} não é um nome que esta máquina conheça. Deixe HOST vazio para usar todos.`,
	EACCES: ({ setting, port }) =>
		`não há permissão para abrir a porta ${port}. Portas abaixo de 1024 pedem um administrador: use ${setting}=${PORTS[setting]}.`,
};

/** `wayBack` = how to restore the data. */
type FailurePlace = { folder: string; wayBack: string };

const DAMAGED = ({ folder, wayBack }: FailurePlace) =>
	`o banco guia.sqlite em ${folder} está danificado ou não é um banco: ${wayBack}.`;
const FEW_FILES = () =>
	'o sistema permite poucos arquivos abertos a este processo. Aumente o limite (ulimit -n 1024, ou LimitNOFILE no systemd).';
const BROKEN = ({ folder }: FailurePlace) =>
	`o disco de DATA_DIR (${folder}) não respondeu como devia. Veja o disco (dmesg) antes de começar de novo.`;

const FAILURE: Sentence<FailurePlace> = {
	...{
		EMFILE: FEW_FILES,
		ENFILE: FEW_FILES,
		EIO: BROKEN,
		SQLITE_IOERR: BROKEN,
		SQLITE_CORRUPT: DAMAGED,
		SQLITE_NOTADB: DAMAGED,
	},
	EROFS: ({ folder }) => FOLDER.EROFS?.(folder) ?? '',
	SQLITE_READONLY: ({ folder }) => FOLDER.EROFS?.(folder) ?? '',
	EACCES: ({ folder }) => FOLDER.EACCES?.(folder) ?? '',
	ENOSPC: ({ folder }) =>
		`não há espaço livre no disco de DATA_DIR (${folder}). Libere alguns megabytes e comece de novo.`,
	SQLITE_FULL: ({ folder }) =>
		`não há espaço livre no disco de DATA_DIR (${folder}). Libere alguns megabytes e comece de novo.`,
	SQLITE_CANTOPEN: ({ folder }) =>
		`o banco guia.sqlite em ${folder} não pôde ser aberto. Veja a quem o arquivo pertence e quantos arquivos o processo pode abrir (ulimit -n).`,
};

/** Why the site does not start, by the system's error code. */
export const startCopy = {
	folder: (folder: string, code: string) =>
		FOLDER[code]?.(folder) ?? `DATA_DIR (${folder}) não pode ser usada (${code}).`,
	port: (place: ListenPlace, code: string) =>
		PORT[code]?.(place) ?? `a porta ${place.port} não pode ser aberta (${code}).`,
	/** By the error code of the system or of SQLite; null for a failure without a sentence. */
	failure: (place: FailurePlace, code: string) => FAILURE[code]?.(place) ?? null,
	refused: (sentence: string) => `\nO site não começou: ${sentence}\n`,
} as const;
