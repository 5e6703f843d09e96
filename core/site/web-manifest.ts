import type { Brand } from '#core/brand/brand.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { paths } from './paths.ts';
import { iconPaths } from './paths-machine.ts';

const GROUND = '#0a0f0c';

/** The own drawing: as it is, and in the two sizes that installers ask for. */
const OWN_ICONS = [
	{ src: iconPaths.ownSvg, sizes: 'any', type: 'image/svg+xml' },
	{ src: iconPaths.own192, sizes: '192x192', type: 'image/png' },
	{ src: iconPaths.own512, sizes: '512x512', type: 'image/png' },
];

/** The address of the logo among the uploaded files, where it may stand for the icon; null without one (S1.06). */
export function logoIcon({ logoURL }: Brand): string | null {
	return logoURL.startsWith(`${paths.files}/`) ? logoURL : null;
}

/** The web manifest (W3C Web Application Manifest) of a brand (S1.06): its name, and its logo where it has one. */
export function webManifest(brand: Brand): Record<string, unknown> {
	const logo = logoIcon(brand);
	return {
		...{ name: brand.nomeApp, short_name: brand.nomeApp, description: seoCopy.manifest, lang: 'pt-BR' },
		...{ start_url: paths.today, scope: paths.home, display: 'browser', background_color: GROUND, theme_color: GROUND },
		icons: logo === null ? OWN_ICONS : [{ src: logo, sizes: 'any' }],
	};
}
