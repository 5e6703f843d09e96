/** Texts of the sign-in page. */
export const loginCopy = {
	title: 'Entrar',
	lead: 'Área de operação',
	text: 'Para ver os jogos não é preciso ter conta.',
	back: 'Voltar aos jogos de hoje',
	needsScript: 'Entrar precisa de JavaScript: ative-o neste navegador e recarregue a página.',
	email: 'E-mail',
	password: 'Senha',
	newPassword: 'Nova senha',
	show: 'Mostrar senha',
	hide: 'Esconder senha',
	submit: 'Entrar',
	working: 'Entrando…',
	forgotten: 'Esqueci a senha',
	byLink: 'Entrar por link no e-mail',
	byPassword: 'Entrar com senha',
	byPasskey: 'Entrar com chave de acesso',
	provider: (name: string) => `Entrar com ${name}`,
	providerOpen: (name: string) =>
		`Continue na janela de ${name}. Se ela não apareceu, libere as janelas deste site e tente de novo.`,
	offline: 'Você está sem conexão. Assim que ela voltar, é só tentar de novo.',
	ended: 'Sua sessão terminou. Entre de novo para continuar de onde parou.',
	signedOut: 'Você saiu.',
	link: {
		title: 'Entrar por link',
		submit: 'Pedir link',
		confirmTitle: 'Confirme seu e-mail',
		confirm:
			'Este link foi pedido em outro navegador. Escreva o e-mail para o qual ele foi enviado.',
	},
	reset: {
		title: 'Esqueci a senha',
		submit: 'Pedir link',
		choose: 'Criar nova senha',
		chooseFor: (email: string) =>
			`Para a conta ${email}. As sessões abertas em outros aparelhos serão encerradas.`,
		save: 'Salvar e entrar',
		done: 'Senha trocada. Entre com a nova senha.',
	},
	factor: {
		title: 'Segundo fator',
		text: 'Abra o aplicativo autenticador e digite o código de 6 dígitos.',
		code: 'Código',
		recoveryText: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
		recoveryCode: 'Código de recuperação',
		toRecovery: 'Usar um código de recuperação',
		toApp: 'Usar o aplicativo',
		submit: 'Confirmar',
		restart: 'Começar de novo',
	},
	invite: {
		title: 'Aceitar convite',
		text: (email: string) => `Convite para ${email}. Escolha uma senha para entrar.`,
		name: 'Nome',
		submit: 'Criar conta e entrar',
	},
	setup: {
		title: 'Primeiro administrador',
		text: 'Este guia ainda não tem administrador. Crie a primeira conta; o link vale por uma hora e só uma vez.',
		submit: 'Criar administrador e entrar',
	},
	actions: {
		verifyEmail: { title: 'E-mail confirmado', text: 'Pronto, este endereço está confirmado.' },
		verifyAndChangeEmail: { title: 'E-mail trocado', text: 'Pronto. Entre com o novo endereço.' },
		revertSecondFactorAddition: {
			title: 'Segundo fator retirado',
			text: 'O segundo fator foi retirado e as sessões foram encerradas. Se não foi você quem o ativou, troque a senha agora.',
		},
		working: 'Confirmando…',
		on: 'Continuar',
	},
	lost: {
		title: 'Quase lá',
		text: 'Você entrou, mas o navegador não guardou a sessão. Libere os cookies deste site e tente de novo.',
		again: 'Tentar de novo',
		signOut: 'Sair',
	},
	passwordRules: {
		least: (characters: number) =>
			`Pelo menos ${characters} caracteres; uma frase curta serve bem.`,
		lowercase: 'uma letra minúscula',
		uppercase: 'uma letra maiúscula',
		digit: 'um número',
		symbol: 'um símbolo',
		with: (parts: string) => `Com ${parts}.`,
	},
} as const;

/**
 * S8.06: the message for each error code of the identity client: what happened and what to do next.
 * No message reveals whether an account exists.
 */
export const authErrorCopy = {
	'email-already-in-use': 'Este e-mail já tem conta. Entre com ele, ou use “Esqueci a senha”.',
	'wrong-password':
		'E-mail ou senha não conferem. Confira os dois; se não lembrar da senha, use “Esqueci a senha”.',
	'invalid-credential':
		'E-mail ou senha não conferem. Confira os dois; se não lembrar da senha, use “Esqueci a senha”.',
	'user-not-found':
		'E-mail ou senha não conferem. Confira os dois; se não lembrar da senha, use “Esqueci a senha”.',
	'too-many-requests':
		'Foram muitas tentativas em pouco tempo. Espere alguns minutos e tente de novo, ou crie uma nova senha por “Esqueci a senha”.',
	'user-disabled': 'Esta conta está desativada. Fale com um administrador do guia.',
	'network-request-failed':
		'Não conseguimos falar com o servidor. Veja a sua conexão e tente de novo.',
	'popup-blocked':
		'O navegador bloqueou a janela de entrada. Libere as janelas (pop-ups) deste site e tente de novo.',
	'popup-closed-by-user':
		'A janela foi fechada antes do fim. Tente de novo e conclua a entrada nela.',
	'cancelled-popup-request': 'Outra janela de entrada foi aberta. Continue na mais recente.',
	'unauthorized-domain':
		'Este endereço não está autorizado a receber entradas. Peça a um administrador que o inclua em Configurações.',
	'unauthorized-continue-uri':
		'Este endereço não está autorizado a receber entradas. Peça a um administrador que o inclua em Configurações.',
	'user-mismatch': 'Você confirmou com outra conta. Use a mesma conta com que entrou.',
	'multi-factor-auth-required':
		'Falta o segundo fator. Digite o código do aplicativo autenticador.',
	'invalid-email': 'Este e-mail não parece completo. Escreva como nome@exemplo.com.br.',
	'missing-email': 'Escreva o seu e-mail.',
	'missing-password': 'Escreva a sua senha.',
	'weak-password': 'Esta senha é fácil de adivinhar. Escolha uma mais longa, como uma frase curta.',
	'password-does-not-meet-requirements':
		'A senha não segue as regras do guia. Veja o que falta abaixo do campo.',
	'operation-not-allowed':
		'Esta forma de entrar está desligada. Use outra, ou fale com um administrador.',
	'admin-restricted-operation': 'Novas contas só por convite. Peça um a um administrador do guia.',
	'account-exists-with-different-credential':
		'Este e-mail já entra de outra forma. Entre como de costume e ligue o provedor em Minha conta.',
	'credential-already-in-use': 'Esta conta do provedor já está ligada a outra pessoa.',
	'invalid-action-code':
		'Este link não vale mais: já foi usado, ou foi trocado por um mais novo. Peça outro.',
	'expired-action-code': 'Este link venceu. Peça outro; ele vale por 10 minutos.',
	'invalid-verification-code':
		'O código não confere. Espere o próximo aparecer no aplicativo e tente de novo.',
	'missing-code': 'Digite o código.',
	'code-expired': 'O tempo para digitar o código acabou. Comece de novo.',
	'invalid-multi-factor-session':
		'O tempo para digitar o código acabou. Entre de novo com a sua senha.',
	'multi-factor-info-not-found':
		'Este segundo fator foi retirado da conta. Entre de novo com a sua senha.',
	'second-factor-already-in-use': 'Este aplicativo já está ligado à conta.',
	'requires-recent-login': 'Para esta mudança, confirme a sua senha outra vez.',
	'user-token-expired': 'Sua sessão terminou. Entre de novo.',
	'invalid-user-token': 'Sua sessão não vale mais. Entre de novo.',
	'unverified-email': 'Confirme antes o e-mail da conta, em Minha conta.',
	'passkey-cancelled':
		'O aparelho não confirmou a chave de acesso. Tente de novo, ou entre de outra forma.',
	'passkey-expired': 'O tempo para usar a chave de acesso acabou. Tente de novo.',
	'passkey-known': 'Este aparelho já tem uma chave de acesso desta conta.',
	'passkey-limit-exceeded': 'Esta conta tem o máximo de chaves de acesso. Retire uma que não usa.',
	'passkey-required': 'Para esta mudança, confirme com a sua chave de acesso.',
	'passkey-unsupported':
		'Este aparelho não guarda chaves de acesso que confirmem quem é você. Use outro, ou um segundo fator.',
	'passkeys-unavailable':
		'Chaves de acesso só funcionam no endereço principal do guia, com nome e https (ou em localhost). Um número como 127.0.0.1 não serve.',
	'invalid-passkey':
		'Esta chave de acesso não vale neste guia. Se ela foi retirada, apague-a no aparelho e entre de outra forma.',
	'web-storage-unsupported':
		'Este navegador não guarda dados deste site. Libere o armazenamento, ou saia do modo privado.',
	'login-blocked':
		'A senha confere, mas o servidor não abriu a sessão. Tente de novo em alguns instantes; se o relógio deste aparelho estiver errado, acerte-o.',
	'internal-error': 'Algo deu errado do nosso lado. Tente de novo em alguns instantes.',
} as const;

/** For an unknown error code. */
export const AUTH_ERROR_UNKNOWN =
	'Não foi possível entrar agora. Tente de novo em alguns instantes.';
