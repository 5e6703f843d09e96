type Sentence<Place> = Record<string, (place: Place) => string>;

/** Where the site listens. */
export type ListenPlace = { port: number; host: string | null };

const FOLDER: Sentence<string> = {
	ENOTDIR: (folder) => `DATA_DIR (${folder}) é um arquivo, não uma pasta. Escolha outra: DATA_DIR=/caminho npm start.`,
	EACCES: (folder) =>
		`não há permissão para escrever em DATA_DIR (${folder}). Dê a pasta a este usuário ou escolha outra: DATA_DIR=/caminho npm start.`,
	EROFS: (folder) => `o disco de DATA_DIR (${folder}) está só para leitura. Escolha outra pasta: DATA_DIR=/caminho npm start.`,
};

const PORT: Sentence<ListenPlace> = {
	EADDRINUSE: ({ port }) =>
		`a porta ${port} já está em uso. Feche o outro programa ou escolha outra: PORT=${port === 65_535 ? 3_000 : port + 1} npm start.`,
	EADDRNOTAVAIL: ({ host }) => `HOST=${host} não é um endereço desta máquina. Deixe HOST vazio para usar todos.`,
	ENOTFOUND: ({ host }) => `HOST=${host} não é um nome que esta máquina conheça. Deixe HOST vazio para usar todos.`,
	EACCES: ({ port }) => `não há permissão para abrir a porta ${port}. Portas abaixo de 1024 pedem um administrador: use PORT=3000.`,
};

/** Why the site does not start, by the code of the system's error. */
export const startCopy = {
	folder: (folder: string, code: string) => FOLDER[code]?.(folder) ?? `DATA_DIR (${folder}) não pode ser usada (${code}).`,
	port: (place: ListenPlace, code: string) => PORT[code]?.(place) ?? `a porta ${place.port} não pode ser aberta (${code}).`,
	refused: (sentence: string) => `\nO site não começou: ${sentence}\n`,
} as const;
