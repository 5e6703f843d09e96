/** Sentences of the check of the public address. */
export const addressCopy = {
	https: 'O endereço usa https: senhas e sessões viajam cifradas.',
	http: (url: string) =>
		`${url} não usa https: senhas e sessões viajam abertas. Ponha um certificado no proxy e mude PUBLIC_URL para https://.`,
	local: (url: string) =>
		`${url} só abre nesta máquina. Para publicar o guia, defina PUBLIC_URL com o endereço público e reinicie o site.`,
	answers: (url: string) => `${url} responde, e é este guia.`,
	other: (url: string, name: string | null) =>
		name === null
			? `${url} responde, mas não é este guia. Confira para onde o DNS e o proxy apontam.`
			: `${url} responde com outro guia, “${name}”. Confira para onde o DNS e o proxy apontam.`,
	status: (url: string, status: number) =>
		`${url} responde com o código ${status}. Confira se o proxy encontra o site.`,
	silent: {
		address: (url: string) =>
			`${url} leva daqui a uma rede privada, que o servidor não consulta. Abra o endereço num celular fora da rede.`,
		unreachable: (url: string) =>
			`${url} não responde. Confira o nome no DNS, o certificado e as portas do servidor.`,
		timeout: (url: string) =>
			`${url} demora demais para responder. Confira o proxy e as portas do servidor.`,
		'too-large': (url: string) => `${url} responde, mas não é este guia.`,
		encoding: (url: string) => `${url} responde algo que não se consegue ler. Confira o proxy.`,
		redirects: (url: string) =>
			`${url} leva a outro endereço. PUBLIC_URL deve ser o endereço final.`,
	},
	noProxy: 'Nenhum proxy desconhecido foi visto (TRUST_PROXY).',
} as const;
