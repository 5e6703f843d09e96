import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks never execute, so the CSP does not apply to them. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;

/** A page without its nonces, and the CSP sources of the scripts that carried them. */
type SealedScripts = { html: string; sources: string[] };

/**
 * A cached page cannot carry a nonce, so its CSP lists SHA-256 hashes of its inline scripts (CSP
 * Level 3 §6.7.3.2). Only scripts that the renderer marked with this rendering's secret nonce are
 * listed: an injected script is not, so it does not run. The nonces are removed.
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
