import type { ClientIdentity } from '#core/identity/client-config.ts';

const FOLDER = 'DATA_DIR/outbox, no servidor';

/**
 * Sentences about an e-mail with a link, where a mail server sends it, and where it stays in a file
 * because none is configured.
 */
const WORDS = {
	sent: {
		linkText: 'Enviamos um link para o seu e-mail; ele vale por 10 minutos e só uma vez.',
		linkSent: (email: string) =>
			`Se ${email} é da equipe, o link chega em instantes. Abra-o neste navegador; ele vale por 10 minutos.`,
		resetText:
			'Escreva o e-mail da sua conta. Enviamos um link para criar uma nova senha; ele vale por 10 minutos.',
		resetSent: (email: string) =>
			`Se ${email} tem conta, o link chega em instantes. Confira também a caixa de spam.`,
		sentTitle: 'Veja seu e-mail',
		newEmailText:
			'Enviamos um link ao novo endereço. O e-mail só muda quando ele for aberto; até lá você entra com o atual.',
		newEmailDone: (email: string) => `Link enviado para ${email}. Abra-o para confirmar a troca.`,
		verifyText: 'Confirme o seu e-mail antes: enviamos um link para ele.',
		verifySent: 'Link enviado. Abra-o e volte aqui.',
		invitedTitle: 'Convite enviado',
		invitedText: (email: string) =>
			`Enviamos o convite para ${email}. Se preferir, entregue este link você mesmo; ele vale por 24 horas e uma vez só.`,
	},
	outbox: {
		linkText: `Este guia não envia e-mails: a mensagem com o link fica em ${FOLDER}. Peça-o a quem cuida dele; ele vale por 10 minutos e só uma vez.`,
		linkSent: (email: string) =>
			`Se ${email} é da equipe, a mensagem com o link está em ${FOLDER}. Peça-o a quem cuida dele e abra-o neste navegador; ele vale por 10 minutos.`,
		resetText: `Escreva o e-mail da sua conta. Este guia não envia e-mails: a mensagem com o link para criar uma nova senha fica em ${FOLDER}; ele vale por 10 minutos.`,
		resetSent: (email: string) =>
			`Se ${email} tem conta, a mensagem com o link está em ${FOLDER}. Peça-o a quem cuida dele.`,
		sentTitle: 'Peça o link',
		newEmailText: `Este guia não envia e-mails: a mensagem com o link fica em ${FOLDER}. O e-mail só muda quando o link for aberto; até lá você entra com o atual.`,
		newEmailDone: (email: string) =>
			`A mensagem para ${email} está em ${FOLDER}. Abra o link dela para confirmar a troca.`,
		verifyText: `Confirme o seu e-mail antes. Este guia não envia e-mails: a mensagem com o link fica em ${FOLDER}.`,
		verifySent: `A mensagem está em ${FOLDER}. Abra o link dela e volte aqui.`,
		invitedTitle: 'Convite pronto',
		invitedText: (email: string) =>
			`Este guia não envia e-mails: a mensagem para ${email} está em ${FOLDER}. Entregue este link você mesmo; ele vale por 24 horas e uma vez só.`,
	},
} as const;

/** Shown to operators on the dashboard and in Acesso. */
export const OUTBOX_NOTE = `O envio de e-mails não está configurado: convites e links de senha ficam em arquivos em ${FOLDER}. Defina SMTP_URL para enviá-los.`;

/** Whether e-mails stay in files on the server. A hosted identity service sends its own. */
export function staysInOutbox(identity: ClientIdentity): boolean {
	return identity.kind === 'own' && identity.outbox === true;
}

/** The texts that apply to this installation. */
export function mailWords(identity: ClientIdentity) {
	return WORDS[staysInOutbox(identity) ? 'outbox' : 'sent'];
}
