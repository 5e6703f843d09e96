/** Texts on the way to and from an identity provider. */
export const providerCopy = {
	title: 'Entrar',
	closing: 'Tudo certo por aqui. Esta janela pode ser fechada.',
	notBegunHere:
		'Esta entrada não foi começada neste navegador, ou demorou demais. Volte à página de entrada e tente de novo.',
	back: 'Voltar à página de entrada',
} as const;
