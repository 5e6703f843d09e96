import type { FeedRefusal, FeedWarning, FeedWarningCode } from '#core/feeds/feed.ts';

const REFUSALS: Record<FeedRefusal, string> = {
	empty: 'O documento está vazio.',
	html: 'O endereço mostra uma página da web, não um feed.',
	json: 'O documento é JSON, mas não é um JSON Feed.',
	unknown: 'O documento não é um feed RSS, Atom, RDF ou JSON Feed.',
	doctype: 'O documento declara entidades próprias (DOCTYPE), o que não é aceito por segurança.',
	'too-deep': 'O documento tem elementos aninhados demais para ser um feed.',
	'too-many': 'O documento tem elementos demais para ser um feed.',
};

const WARNINGS: Record<FeedWarningCode, (count: number) => string> = {
	encoding: () => 'A codificação do texto não é a que o feed diz, ou ele não diz nenhuma.',
	'double-encoded': () => 'O texto estava codificado duas vezes e foi corrigido.',
	'leading-junk': () => 'Há texto antes do começo do documento.',
	cut: () => 'O documento termina no meio ou deixa elementos abertos.',
	dates: (count) =>
		count === 1 ? '1 item tem uma data ilegível.' : `${count} itens têm uma data ilegível.`,
	guids: (count) =>
		count === 1 ? '1 item não tem identificador.' : `${count} itens não têm identificador.`,
	duplicates: (count) =>
		count === 1 ? '1 identificador se repete.' : `${count} identificadores se repetem.`,
};

/** Texts about parsed feeds, on the command line and in the panel. */
export const feedCopy = {
	refusals: REFUSALS,
	warning: ({ code, count }: FeedWarning) => WARNINGS[code](count),
} as const;
