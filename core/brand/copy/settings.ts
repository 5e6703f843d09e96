/** Texts of Configurações › Marca. */
export const brandSettingsCopy = {
	identity: {
		nomeApp: 'Nome do guia',
		slogan: 'Slogan',
		sloganHint: 'Aparece no rodapé, embaixo do nome.',
		textoRodape: 'Texto do rodapé',
		textoRodapeHint: 'Opcional. Uma linha acima dos direitos autorais.',
	},
	logo: {
		title: 'Logo',
		current: 'Logo atual',
		none: 'Sem logo, o guia mostra a bola.',
		unsaved: 'Enviado. Salve para o logo aparecer no site.',
		choose: 'Enviar logo',
		replace: 'Trocar logo',
		remove: 'Retirar logo',
		hint: 'PNG, JPEG, WebP, AVIF ou SVG, de preferência quadrado e com fundo transparente.',
		yes: 'com logo',
		no: 'sem logo',
		other: 'outro logo',
	},
	saved: {
		shown: 'Salvo. O site já mostra a nova marca.',
		soon: 'Salvo. O site mostra a nova marca em instantes.',
	},
	preview: {
		title: 'Prévia',
		dark: 'Tema escuro',
		light: 'Tema claro',
	},
	site: {
		title: 'Site',
		perfilSocialURL: 'Perfil social',
		perfilSocialHint:
			'Endereço completo, com https://. Os dois ícones do rodapé levam a ele; vazio, eles não aparecem.',
		contatoEmail: 'E-mail para assuntos de privacidade',
		contatoHint: 'Aparece na política de privacidade e em /.well-known/security.txt.',
		responsavel: 'Responsável pelos dados',
		responsavelHint:
			'Pessoa ou empresa que responde pelo guia (LGPD). Aparece na política de privacidade.',
		logoTextoAlternativo: 'Texto alternativo do logo',
		logoTextoAlternativoHint:
			'Para quem não vê a imagem. Deixe vazio se o logo só repete o nome, que já está escrito ao lado.',
		saved: {
			shown: 'Salvo. O site já mostra a mudança.',
			soon: 'Salvo. O site mostra a mudança em instantes.',
		},
	},
	empty: '—',
} as const;
