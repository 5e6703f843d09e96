import type { UnreadProxy } from '#core/installation/unread-proxy.ts';

const FORGED =
	'alguém forjou o cabeçalho: não mude nada, o aviso some sozinho sete dias depois do último.';

/** What it means that a proxy is not trusted. */
export function proxyMeaning({ network }: UnreadProxy): string {
	return `Pedidos da rede ${network} trazem o endereço de outro visitante (X-Forwarded-For), mas ela não está em TRUST_PROXY: quem chega por um proxy dessa rede conta como um só visitante, e as senhas erradas de um podem bloquear a entrada de todos.`;
}

/** What to do about it, and the setting to change. */
export function proxyTodo(seen: UnreadProxy): { words: string; code: string } {
	const code = settingFor(seen);
	return code === null
		? {
				words: `Se for o seu proxy ou CDN, acrescente os endereços dele e reinicie o site; se não for, ${FORGED}`,
				code: 'TRUST_PROXY',
			}
		: { words: `Se for o seu proxy, defina e reinicie o site; se não há proxy, ${FORGED}`, code };
}

/** Both in one text: in the first steps and in `guia doctor`. */
export function proxyWords(seen: UnreadProxy): string {
	const code = settingFor(seen);
	const todo =
		code === null
			? `Se for o seu proxy ou CDN, acrescente os endereços dele a TRUST_PROXY e reinicie o site; se não for, ${FORGED}`
			: `Se for o seu proxy, defina ${code} e reinicie o site; se não há proxy, ${FORGED}`;
	return `${proxyMeaning(seen)} ${todo}`;
}

/** Null where the peer is on the internet: trusting it is never advised. */
function settingFor({ advice, trustProxy }: UnreadProxy): string | null {
	return advice.length === 0
		? null
		: `TRUST_PROXY=${[...new Set([...trustProxy, ...advice])].join(',')}`;
}
