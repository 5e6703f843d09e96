/** Texts of `guia feed` and `guia sanitize`. */
export const feedCliCopy = {
	needsFile: 'Diga o arquivo ou o endereço do feed (ou - para ler da entrada).',
	needsMarkup: 'Diga o arquivo com o HTML (ou - para ler da entrada).',
	status: (status: number) => `O servidor respondeu com o código ${status}.`,
	heading: (format: string, title: string, site: string | null, count: number) =>
		`${title || '(sem título)'} (${format}), ${count} ${count === 1 ? 'item' : 'itens'}${site === null ? '' : `, ${site}`}`,
	item: (date: string | null, title: string, url: string | null) =>
		`- ${date ?? 'sem data'}  ${title || '(sem título)'}${url === null ? '' : `  ${url}`}`,
	problems: {
		address: 'Este endereço não é aceito: só http e https, na internet, sem usuário e senha.',
		unreachable: 'Não foi possível chegar ao servidor.',
		timeout: 'O servidor demorou demais para responder.',
		'too-large': 'O documento é grande demais: o limite é de 15 MB.',
		encoding: 'O servidor comprimiu o documento de um modo que não é aceito.',
		redirects: 'O endereço redireciona vezes demais, ou para um lugar que não é aceito.',
	},
} as const;
