import type { UnreadProxy } from '#core/installation/unread-proxy.ts';

/** Why a proxy is not trusted, and what to do about it: on the dashboard and in `guia doctor`. */
export function proxyWords({ network, advice, trustProxy }: UnreadProxy): string {
	const meaning = `Pedidos da rede ${network} trazem o endereço de outro visitante (X-Forwarded-For), mas ela não está em TRUST_PROXY: quem chega por um proxy dessa rede conta como um só visitante, e as senhas erradas de um podem bloquear a entrada de todos.`;
	if (advice.length === 0)
		return `${meaning} Se for o seu proxy ou CDN, acrescente os endereços dele a TRUST_PROXY e reinicie o site; se não for, alguém forjou o cabeçalho: não mude nada, o aviso some sozinho sete dias depois do último.`;
	const setting = [...new Set([...trustProxy, ...advice])].join(',');
	return `${meaning} Se for o seu proxy, defina TRUST_PROXY=${setting} e reinicie o site; se não há proxy, alguém forjou o cabeçalho: não mude nada, o aviso some sozinho sete dias depois do último.`;
}
