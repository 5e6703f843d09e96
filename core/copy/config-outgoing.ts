/** Operator texts for invalid settings of e-mail, providers or outgoing requests. */
export const outgoingConfigCopy = {
	smtpUrl:
		'SMTP_URL deve ser um endereço smtps://usuario:senha@servidor:465 ou smtp://servidor:587; sem ele os e-mails ficam em arquivos, em DATA_DIR/outbox.',
	mailFrom: 'MAIL_FROM deve ser um endereço de e-mail simples, como guia@exemplo.com.br.',
	outboundAllow: (part: string) =>
		`OUTBOUND_ALLOW deve ser uma lista de servidor:porta separada por vírgula, como 127.0.0.1:9000; "${part}" não serve.`,
	telegramApiUrl: 'TELEGRAM_API_URL deve ser um endereço http(s), como https://api.telegram.org.',
	oidcIssuer: 'OIDC_ISSUER deve ser o endereço https do provedor, exatamente como ele o escreve.',
	oidcPair: 'OIDC_ISSUER e OIDC_CLIENT_ID valem juntos: defina os dois ou nenhum.',
	oidcId:
		'OIDC_ID deve começar por "oidc." e ter só letras minúsculas, números e hífens, como oidc.minha-empresa.',
} as const;
