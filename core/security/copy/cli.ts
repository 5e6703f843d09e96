import type { Finding, SecurityCheck, SecurityView } from '#core/security/contract.ts';
import type { Level } from '#core/security/levels.ts';

const checks = {
	address: 'endereço público e https',
	files: 'permissões dos arquivos',
	development: 'modo de desenvolvimento',
	networks: 'redes em TRUST_PROXY',
	outbound: 'OUTBOUND_ALLOW',
	keyPlace: 'lugar da chave',
	logs: 'nível do registro',
	key: 'chave',
	signingKey: 'chave das entradas',
	administrators: 'administradores',
	factors: 'segundo fator',
	accounts: 'contas de exemplo',
	signUp: 'cadastro aberto',
	proxy: 'proxy',
	backups: 'cópias de segurança',
	mail: 'e-mail',
	demo: 'demonstração',
	password: 'senha nas configurações',
	records: 'registros de acesso',
	contact: 'contato para falhas',
} as const satisfies Record<SecurityCheck, string>;

const levels = {
	danger: 'PERIGO',
	warning: 'atenção',
	advice: 'conselho',
} as const satisfies Record<Level, string>;

const WITHOUT_DATABASE =
	'banco de dados: não conferido (ainda não há banco, ou falta guia migrate); só pastas e configurações';

/** The answer of `guia doctor --security`. `origin` leads to the panel. */
export function securityText(
	{ findings, fine, isRead }: SecurityView & { isRead: boolean },
	origin: string,
): string {
	return [
		...findings.flatMap((finding) => linesOf(finding, origin)),
		...(fine.length === 0 ? [] : [`em ordem: ${fine.map((check) => checks[check]).join(', ')}`]),
		...(isRead ? [] : [WITHOUT_DATABASE]),
	].join('\n');
}

function linesOf({ check, level, words, todo }: Finding, origin: string): string[] {
	const target = todo.at === 'server' ? todo.code : origin + todo.path;
	return [
		`${checks[check]}: ${levels[level]} (${words})`,
		`  → ${todo.words.replace(/:$/, '')}: ${target}`,
	];
}
