import type { BackupLack } from '#core/backups/ages.ts';
import { backupCopy } from '#core/copy/backup.ts';
import { proxyMeaning, proxyTodo } from '#core/copy/proxy.ts';
import type { UnreadProxy } from '#core/installation/unread-proxy.ts';
import type { Finding, Todo } from '#core/security/contract.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

/** What is so, and the one thing to do. */
export type Said = Pick<Finding, 'words' | 'todo'>;

const MOST_NAMES = 3;

const onServer = (words: string, code: string): Todo => ({ at: 'server', words, code });
const inPanel = (words: string, path: string): Todo => ({ at: 'panel', words, path });
const setAndRestart = (code: string) => onServer('Defina e reinicie o guia:', code);

function several(names: readonly string[]): string {
	const more = names.length - MOST_NAMES;
	const shown = names.slice(0, MOST_NAMES).join(', ');
	return more > 0 ? `${shown} e mais ${more}` : shown;
}

/** As a shell reads one word. */
function quoted(path: string): string {
	return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

/** Words of each finding of the security check. */
export const securityFindings = {
	local: () => ({
		words: 'Só esta máquina abre o guia: o resto da conferência espera pelo endereço público.',
		todo: setAndRestart('PUBLIC_URL=https://guia.example.org'),
	}),
	http: (publicUrl: string) => ({
		words: `O endereço público é ${publicUrl}, sem https: senhas e sessões passam abertas pela rede.`,
		todo: setAndRestart(`PUBLIC_URL=${publicUrl.replace(/^http:/, 'https:')}`),
	}),
	openFiles: (paths: readonly string[], folder: string) => ({
		words: `Outros usuários da máquina alcançam o que o guia guarda: ${several(paths.map((path) => path || folder))}.`,
		todo: onServer('Feche:', `chmod -R go= ${quoted(folder)}`),
	}),
	development: () => ({
		words: 'O site público roda em modo de desenvolvimento, com o código à vista.',
		todo: onServer('Pare-o e inicie com:', 'npm start'),
	}),
	wideProxies: (wide: readonly string[], narrow: readonly string[]) => ({
		words: `TRUST_PROXY confia em redes largas demais (${several(wide)}): quem está nelas escolhe o próprio endereço e passa por cima dos limites.`,
		todo: onServer(
			'Deixe só as redes do seu proxy e reinicie o guia:',
			`TRUST_PROXY=${narrow.length > 0 ? narrow.join() : '127.0.0.1,::1'}`,
		),
	}),
	riskyTargets: (risky: readonly string[], rest: readonly string[]) => ({
		words: `OUTBOUND_ALLOW abre a quem cadastra fontes o que não é página: ${several(risky)}.`,
		todo: setAndRestart(`OUTBOUND_ALLOW=${rest.join()}`),
	}),
	keyBesideDatabase: () => ({
		words: 'A chave está na pasta do banco: quem copia a pasta abre os segredos guardados.',
		todo: onServer('Mude guia.key para fora da pasta, aponte e reinicie:', 'GUIA_KEY_FILE=CAMINHO'),
	}),
	wrongKey: () => ({
		words: 'A chave em uso não abre os segredos guardados no banco.',
		todo: onServer('Traga a chave certa de onde está guardada e aponte:', 'GUIA_KEY_FILE=CAMINHO'),
	}),
	oldSigningKey: (days: number) => ({
		words: `A chave que assina as entradas tem ${days} dias; ela devia trocar a cada 30.`,
		todo: inPanel('Entrar no painel, que a troca', panelPaths.dashboard),
	}),
	noAdministrator: () => ({
		words: 'Ninguém administra o guia: quem tiver o link do primeiro início pode fazê-lo.',
		todo: onServer('Crie o primeiro administrador:', 'guia create-admin E-MAIL'),
	}),
	oneAdministrator: () => ({
		words: 'Só uma pessoa administra o guia: ninguém pode devolver o acesso a ela pelo painel.',
		todo: inPanel('Convidar outro administrador', panelPaths.operators),
	}),
	noFactor: (names: readonly string[]) => ({
		words: `${names.length === 1 ? 'Administra' : 'Administram'} sem segundo fator: ${several(names)}.`,
		todo: inPanel('Cada um acrescenta o seu em Minha conta', panelPaths.settings),
	}),
	exampleAccounts: (emails: readonly string[]) => ({
		words: `${emails.length === 1 ? 'Opera' : 'Operam'} o guia com endereço de exemplo, a que nenhum e-mail chega: ${several(emails)}.`,
		todo: inPanel('Retirar em Operadores', panelPaths.operators),
	}),
	openSignUp: () => ({
		words: 'Qualquer pessoa pode criar uma conta, embora não entre no painel com ela.',
		todo: inPanel('Fechar o cadastro em Acesso', panelPaths.access),
	}),
	unreadProxy: (seen: UnreadProxy) => {
		const { words, code } = proxyTodo(seen);
		return { words: proxyMeaning(seen), todo: onServer(words, code) };
	},
	backups: (lack: BackupLack) => {
		const { what, act, code } = backupCopy.lacks[lack];
		return { words: `${what}.`, todo: onServer(`${act}:`, code) };
	},
	outbox: () => ({
		words:
			'O envio de e-mails não está configurado: convites e links de senha ficam em arquivos em DATA_DIR/outbox, no servidor.',
		todo: setAndRestart('SMTP_URL=smtps://USUÁRIO:SENHA@SERVIDOR:465'),
	}),
	unprovedMail: () => ({
		words: 'Há um servidor de e-mail, mas nenhuma carta de teste mostrou que ele entrega.',
		todo: inPanel('Enviar carta de teste', panelPaths.setup),
	}),
	demoLaid: () => ({
		words: 'Os jogos inventados da demonstração estão no site público.',
		todo: onServer('Retire-os:', 'guia demo remove'),
	}),
	demoOn: () => ({
		words:
			'GUIA_DEMO está ligado em um guia já em uso: se o banco ficar vazio, o próximo início o enche de jogos inventados.',
		todo: setAndRestart('GUIA_DEMO=off'),
	}),
	leftPassword: () => ({
		words: 'ADMIN_PASSWORD continua nas configurações, onde não serve mais.',
		todo: onServer('Retire das configurações e reinicie o guia:', 'ADMIN_EMAIL, ADMIN_PASSWORD'),
	}),
	loudLog: (level: string) => ({
		words: `LOG_LEVEL=${level} escreve no registro mais do que o dia a dia pede.`,
		todo: setAndRestart('LOG_LEVEL=info'),
	}),
	noRecords: () => ({
		words:
			'Uma empresa responde pelo guia e não guarda os registros de acesso que o Marco Civil (art. 15) pede.',
		todo: setAndRestart('ACCESS_LOG=on'),
	}),
	noContact: () => ({
		words:
			'Quem achar uma falha não sabe a quem avisar: /.well-known/security.txt espera um contato.',
		todo: inPanel('Escrever o e-mail em Marca', panelPaths.brand),
	}),
} as const satisfies Record<string, (...given: never[]) => Said>;
