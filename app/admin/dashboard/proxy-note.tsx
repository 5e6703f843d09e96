import { proxyWords } from '#core/copy/proxy.ts';
import type { UnreadProxy } from '#core/installation/unread-proxy.ts';

/** Warns about requests through an untrusted proxy; only administrators receive it. */
export function ProxyNote({ seen }: { seen: UnreadProxy | null }) {
	return seen === null ? null : <p className="lack">{proxyWords(seen)}</p>;
}
