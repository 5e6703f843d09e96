import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks are never executed, so the policy does not concern them. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;

/** A page without its one-time marks, and the CSP sources of the scripts that carried them. */
type SealedScripts = { html: string; sources: string[] };

/**
 * A cached page cannot carry a nonce, so its policy lists the SHA-256 of its inline scripts (CSP
 * Level 3 §6.7.3.2). Only scripts that the renderer marked with this rendering's secret nonce are
 * listed: one that slipped in through data is not, and does not run. The marks go.
 */
export function sealInlineScripts(html: string, nonce: string): SealedScripts {
	const mark = ` nonce="${nonce}"`;
	if (!html.includes(mark)) return { html, sources: [] };
	const sources = new Set<string>();
	for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
		if (!attributes.includes(mark) || /\bsrc=/.test(attributes) || DATA_BLOCK.test(attributes))
			continue;
		sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
	}
	return { html: html.replaceAll(mark, ''), sources: [...sources] };
}
