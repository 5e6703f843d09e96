import type { MailWords } from '#core/mail/compose-mail.ts';

const MINUTES = 10;
const notMe = 'Se não foi você quem pediu, ignore esta mensagem: nada muda na sua conta.';
const notMeAct =
	'Se não foi você, peça uma senha nova na página de entrada e avise um administrador do guia.';
const once = `O link vale por ${MINUTES} minutos e uma única vez.`;

type Linked = { site: string; link: string };

/** E-mails about accounts. `site` = name of the guide; `link` = absolute address of our own. */
export const mailCopy = {
	signIn: ({ site, link }: Linked): MailWords => ({
		subject: `Seu link para entrar no ${site}`,
		paragraphs: ['Olá!', `Use o link abaixo para entrar no painel do ${site}, sem senha.`],
		action: { label: 'Entrar', url: link },
		notes: [
			once,
			'Abra no mesmo navegador em que você pediu, ou informe de novo o seu e-mail.',
			notMe,
		],
	}),
	resetPassword: ({ site, link }: Linked): MailWords => ({
		subject: `Crie uma senha nova para o ${site}`,
		paragraphs: ['Olá!', `Recebemos um pedido de senha nova para a sua conta no ${site}.`],
		action: { label: 'Criar senha nova', url: link },
		notes: [once, 'Ao trocar a senha, todos os aparelhos em que você entrou saem da conta.', notMe],
	}),
	verifyEmail: ({ site, link }: Linked): MailWords => ({
		subject: `Confirme seu e-mail no ${site}`,
		paragraphs: ['Olá!', `Confirme que este endereço é seu para completar a sua conta no ${site}.`],
		action: { label: 'Confirmar e-mail', url: link },
		notes: [once, notMe],
	}),
	verifyAndChangeEmail: ({ site, link }: Linked): MailWords => ({
		subject: `Confirme seu novo e-mail no ${site}`,
		paragraphs: [
			'Olá!',
			`Confirme este endereço para que ele passe a ser o da sua conta no ${site}.`,
		],
		action: { label: 'Usar este e-mail', url: link },
		notes: [once, 'Depois da troca será preciso entrar de novo.', notMe],
	}),
	invite: ({ site, link }: Linked): MailWords => ({
		subject: `Convite para a equipe do ${site}`,
		paragraphs: [
			'Olá!',
			`Você recebeu um convite para trabalhar no painel do ${site}. Escolha uma senha para começar.`,
		],
		action: { label: 'Aceitar o convite', url: link },
		notes: ['O link vale por 24 horas e uma única vez. Se ele vencer, peça outro a quem convidou.'],
	}),
	passwordChanged: ({ site }: { site: string }): MailWords => ({
		subject: `Sua senha do ${site} foi trocada`,
		paragraphs: ['Olá!', `A senha da sua conta no ${site} acaba de ser trocada.`, notMeAct],
	}),
	emailChanged: ({ site, newEmail }: { site: string; newEmail: string }): MailWords => ({
		subject: `O e-mail da sua conta no ${site} foi trocado`,
		paragraphs: [
			'Olá!',
			`O endereço da sua conta no ${site} agora é ${newEmail}.`,
			'Se não foi você, avise logo um administrador do guia.',
		],
	}),
	secondFactorAdded: ({ site }: { site: string }): MailWords => ({
		subject: `Segundo fator ligado na sua conta do ${site}`,
		paragraphs: [
			'Olá!',
			`A partir de agora a entrada na sua conta do ${site} pede também um código do aplicativo autenticador.`,
			notMeAct,
		],
		notes: [
			'Guarde os códigos de recuperação em lugar seguro: com eles você entra se perder o aparelho.',
		],
	}),
	secondFactorRemoved: ({ site }: { site: string }): MailWords => ({
		subject: `Segundo fator retirado da sua conta do ${site}`,
		paragraphs: ['Olá!', `Um segundo fator da sua conta no ${site} foi retirado.`, notMeAct],
	}),
	factorsReset: ({ site }: { site: string }): MailWords => ({
		subject: `Segundo fator e chaves de acesso retirados da sua conta do ${site}`,
		paragraphs: [
			'Olá!',
			`Um administrador retirou o segundo fator e as chaves de acesso da sua conta do ${site}, e as sessões foram encerradas.`,
			'Entre com a sua senha e ative um deles de novo em Configurações › Minha conta.',
			'Se você não pediu isto, avise logo um administrador do guia.',
		],
	}),
	passkeyAdded: ({ site, name }: { site: string; name: string }): MailWords => ({
		subject: `Nova chave de acesso na sua conta do ${site}`,
		paragraphs: [
			'Olá!',
			`A chave de acesso “${name}” foi criada. Com ela se entra na sua conta do ${site} sem senha.`,
			notMeAct,
		],
	}),
	passkeyRemoved: ({ site }: { site: string }): MailWords => ({
		subject: `Chave de acesso retirada da sua conta do ${site}`,
		paragraphs: ['Olá!', `Uma chave de acesso da sua conta no ${site} foi retirada.`, notMeAct],
	}),
	secondFactorLocked: ({ site }: { site: string }): MailWords => ({
		subject: `Muitas tentativas no segundo fator da sua conta do ${site}`,
		paragraphs: [
			'Olá!',
			`Alguém que sabe a sua senha do ${site} errou muitas vezes o código do segundo fator. Por segurança, o aplicativo autenticador deixou de valer.`,
			'Entre com um código de recuperação ou peça a um administrador que zere o segundo fator, e troque a senha.',
		],
	}),
	recoveryCodeUsed: ({ site, left }: { site: string; left: number }): MailWords => ({
		subject: `Código de recuperação usado na sua conta do ${site}`,
		paragraphs: [
			'Olá!',
			`Alguém entrou na sua conta do ${site} com um código de recuperação.`,
			left === 1 ? 'Resta 1 código.' : `Restam ${left} códigos.`,
			notMeAct,
		],
	}),
	providerLinked: ({ site, provider }: { site: string; provider: string }): MailWords => ({
		subject: `Nova forma de entrar na sua conta do ${site}`,
		paragraphs: [
			'Olá!',
			`Agora é possível entrar na sua conta do ${site} também por ${provider}.`,
			notMeAct,
		],
	}),
} as const;
