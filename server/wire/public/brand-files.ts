import { readFile } from 'node:fs/promises';
import type { Brand } from '#core/brand/brand.ts';
import { brandOf } from '#core/brand/brand-schema.ts';
import { lazily } from '#core/kit/lazily.ts';
import { iconPaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import { logoIcon, touchIcon, webManifest } from '#core/site/web-manifest.ts';
import type { AppContext } from '#server/context.ts';
import { type Packed, pack } from '#server/http/cache/compress.ts';
import { encodingOf } from '#server/http/cache/prepared-page.ts';
import type { PublicApi } from './public-api.ts';

const SHORT = { 'cache-control': 'public, max-age=300' };
const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';

type FromLogo = (brand: Brand) => string | null;
type OwnIcon = { type: string; bytes: () => Promise<Uint8Array<ArrayBuffer>>; fromLogo: FromLogo };

/** For each icon address: the built-in icon without a logo, and the logo's icon with one. */
const ICONS: ReadonlyMap<string, OwnIcon> = new Map([
	[paths.icon, ownIcon(iconPaths.ownSvg, 'image/svg+xml', logoIcon)],
	[iconPaths.favicon, ownIcon(iconPaths.ownIco, 'image/x-icon', logoIcon)],
	[iconPaths.touch, ownIcon(iconPaths.own180, 'image/png', touchIcon)],
]);

function ownIcon(path: string, type: string, fromLogo: FromLogo): OwnIcon {
	const file = new URL(`../../../public${path}`, import.meta.url);
	return { type, fromLogo, bytes: lazily(async () => new Uint8Array(await readFile(file))) };
}

/** Whether a path depends on the brand. */
export function isBrandFile(path: string): boolean {
	return path === paths.manifest || ICONS.has(path);
}

const encoded = (encoding: string): Record<string, string> =>
	encoding === 'identity' ? {} : { 'content-encoding': encoding };

/**
 * GET the web manifest and the icons that browsers request (S1.06). An icon redirects to the
 * brand's logo if there is one.
 */
export function mountBrandFiles(api: PublicApi, { data }: Pick<AppContext, 'data'>): void {
	const brand = async () =>
		brandOf(await data.settings.read('configuracoes', 'marca').catch(() => null)).brand;
	let known: { text: string; packed: Packed } | undefined;
	api.get(paths.manifest, async (request) => {
		const text = JSON.stringify(webManifest(await brand()));
		if (known?.text !== text) known = { text, packed: pack(new TextEncoder().encode(text)) };
		const encoding = encodingOf(request.req.header('accept-encoding'));
		const bytes = known.packed[encoding === 'br' ? 'brotli' : encoding];
		const headers = { ...SHORT, 'content-type': MANIFEST_TYPE, vary: 'accept-encoding' };
		return bytes === null
			? request.body(text, 200, headers)
			: request.body(bytes, 200, { ...headers, ...encoded(encoding) });
	});
	for (const [path, own] of ICONS)
		api.get(path, async (request) => {
			const logo = own.fromLogo(await brand());
			if (logo === null)
				return request.body(await own.bytes(), 200, { ...SHORT, 'content-type': own.type });
			request.header('cache-control', SHORT['cache-control']);
			return request.redirect(logo, 302);
		});
}
