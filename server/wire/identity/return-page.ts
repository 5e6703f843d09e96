import { createHash } from 'node:crypto';
import { providerCopy } from '#core/identity/copy/provider.ts';
import { PROVIDER_CHANNEL, PROVIDER_EVENT_KEY } from '#core/identity/provider-event.ts';
import { escapeMarkup } from '#core/kit/escape-markup.ts';
import { paths } from '#core/site/paths.ts';
import type { Outcome } from '#server/identity/providers/oidc/provider-flow.ts';

/** Notifies the waiting page, then closes the popup or returns from the redirect. */
const SCRIPT = `const { channel, key, event, returnTo } = JSON.parse(document.getElementById('outcome').textContent);
if (returnTo === null) {
	new BroadcastChannel(channel).postMessage(event);
	setTimeout(() => window.close(), 100);
} else {
	sessionStorage.setItem(key, JSON.stringify(event));
	location.replace(returnTo);
}`;

const POLICY = [
	"default-src 'none'",
	`script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

/**
 * The two windows must stay connected until the outcome is delivered. The address contains the
 * provider's code, so it is never sent as referrer.
 */
export const PROVIDER_HEADERS = {
	'cross-origin-opener-policy': 'unsafe-none',
	'referrer-policy': 'no-referrer',
	'cache-control': 'no-store',
};

/**
 * The page where a browser returns from a provider. Null = this browser did not start the flow:
 * only this browser learns that.
 */
export function returnPage(outcome: Outcome | null): Response {
	const data =
		outcome === null
			? null
			: JSON.stringify({ channel: PROVIDER_CHANNEL, key: PROVIDER_EVENT_KEY, ...outcome });
	const body =
		data === null
			? `<p>${escapeMarkup(providerCopy.notBegunHere)}</p><p><a href="${paths.login}">${escapeMarkup(providerCopy.back)}</a></p>`
			: `<p>${escapeMarkup(providerCopy.closing)}</p><script type="application/json" id="outcome">${data.replaceAll('<', '\\u003c')}</script><script>${SCRIPT}</script>`;
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(providerCopy.title)}</title>`;
	return new Response(
		`<!doctype html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>\n`,
		{
			status: outcome === null ? 400 : 200,
			headers: {
				'content-type': 'text/html; charset=utf-8',
				'content-security-policy': POLICY,
				...PROVIDER_HEADERS,
			},
		},
	);
}
