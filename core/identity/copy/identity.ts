/** Server operator texts about keys and the first administrator. */
export const identityCopy = {
	wrongKey:
		'Os segredos guardados no banco foram selados com outra chave. Ponha de volta a GUIA_KEY (ou o arquivo guia.key do DATA_DIR) de antes. ' +
		'Se ela se perdeu: npm run -s guia -- new-key (encerra todas as sessões e apaga os segundos fatores).',
	setup: ({ link, file }: { link: string; file: string }) =>
		`Ainda não há administrador. Crie o primeiro acesso em até 1 hora por este link, que vale uma vez:\n${link}\n(guardado também em ${file})\n\n`,
	adminPasswordRefused: (problems: string) =>
		`ADMIN_PASSWORD não serve como senha: ${problems}. Escolha outra; o administrador ainda não foi criado.`,
	cli: {
		summaries: {
			createAdmin:
				'Cria um administrador, ou dá a uma conta que já existe esta função e uma senha nova.',
			resetPassword: 'Troca a senha de uma conta e encerra as sessões dela.',
			resetMfa:
				'Apaga o segundo fator, os códigos de recuperação e as chaves de acesso de uma conta e encerra as sessões dela.',
			optionalMfa: 'Deixa de exigir segundo fator ou chave de acesso dos administradores.',
			revokeSessions: 'Encerra as sessões de uma conta, ou de todas com --all.',
			newKey:
				'Começa de novo com outra chave quando a antiga se perdeu: apaga o que só ela abria e encerra todas as sessões.',
		},
		needsEmail: 'Diga o endereço de e-mail da conta.',
		badEmail: (email: string) => `«${email}» não é um endereço de e-mail.`,
		noAccount: (email: string) => `Não há conta com o endereço ${email}.`,
		needsConfirmation: 'Isto não tem volta. Confirme com --yes.',
		created: (email: string) => `${email} é administrador. A senha nova já vale.`,
		passwordGiven: (password: string) => `Senha provisória (aparece só agora): ${password}`,
		passwordReset: (email: string) => `Senha de ${email} trocada; as sessões foram encerradas.`,
		mfaReset: (email: string, factors: number) =>
			factors === 0
				? `${email} não tinha segundo fator nem chave de acesso.`
				: `Segundo fator e chaves de acesso de ${email} apagados; as sessões foram encerradas.`,
		mfaNotOptional: 'As regras de acesso mudaram neste instante. Tente de novo.',
		mfaOptional: 'Administradores já não precisam de segundo fator nem de chave de acesso.',
		revoked: (sessions: number) => `Sessões encerradas: ${sessions}.`,
		keyReplaced:
			'Chave nova em uso. Todas as sessões foram encerradas, e segundos fatores e segredos guardados foram apagados.',
	},
} as const;
