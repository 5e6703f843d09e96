import { proxyWords } from '#core/copy/proxy.ts';
import type { UnreadProxy } from '#core/installation/unread-proxy.ts';

/** Says that a proxy is not believed, where one was met; only administrators are given it. */
export function ProxyNote({ seen }: { seen: UnreadProxy | null }) {
	return seen === null ? null : <p className="lack">{proxyWords(seen)}</p>;
}
