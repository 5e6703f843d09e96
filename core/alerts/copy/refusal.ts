/** Shown to a reader when the guide does not accept their alerts; `reason` = a sentence. */
export const alertRefusal = {
	text: (reason: string) =>
		`O guia não aceitou os seus avisos, e ainda não vai avisar. Motivo: ${reason} O que você escolheu continua guardado neste aparelho, e o guia tenta de novo na próxima visita.`,
	noReason: 'a resposta não veio do guia; a rede em que você está pode ter barrado o pedido.',
} as const;
