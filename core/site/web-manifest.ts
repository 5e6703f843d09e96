import type { Brand } from '#core/brand/brand.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { readFilesAddress } from '#core/media/files-address.ts';
import { LOGO_ICONS } from '#core/media/logo-icon.ts';
import { callPaths, iconPaths } from './paths/machine.ts';
import { paths } from './paths.ts';

const GROUND = '#0a0f0c';

/** Fallback for each icon of a logo that is missing or cannot be generated. */
export const OWN_ICONS: ReadonlyMap<string, string> = new Map([
	['icone-180.png', iconPaths.own180],
	['icone-192.png', iconPaths.own192],
	['icone-512.png', iconPaths.own512],
	['mascara-192.png', iconPaths.ownMasked192],
	['mascara-512.png', iconPaths.ownMasked512],
]);

const TOUCH = 'icone-180.png';
const OWN_DRAWING = { src: iconPaths.ownSvg, sizes: 'any', type: 'image/svg+xml' };

/** Pages offered on a long press of the installed icon. */
const SHORTCUTS = [
	[seoCopy.shortcuts.today, paths.today],
	[seoCopy.shortcuts.tomorrow, paths.tomorrow],
	[seoCopy.shortcuts.live, paths.live],
	[seoCopy.shortcuts.mine, paths.preferences],
] as const;

/** The address of an uploaded logo that can be the tab icon; null without one (S1.06). */
export function logoIcon({ logoURL }: Brand): string | null {
	return logoURL.startsWith(`${paths.files}/`) ? logoURL : null;
}

/** The address of the logo's icon for Apple home screens; null without a logo. */
export function touchIcon(brand: Brand): string | null {
	return digestOf(brand) === null ? null : installedIcon(brand, TOUCH);
}

/**
 * The web manifest (W3C Web Application Manifest) of a brand (S1.06): its name, and icons generated
 * from its logo if it has one.
 */
export function webManifest(brand: Brand): Record<string, unknown> {
	const icons = Object.entries(LOGO_ICONS).filter(([file]) => file !== TOUCH);
	const drawn = icons.map(([file, { edge, masked }]) => ({
		...{ src: installedIcon(brand, file), sizes: `${edge}x${edge}`, type: 'image/png' },
		...{ purpose: masked ? 'maskable' : 'any' },
	}));
	return {
		...{
			id: paths.home,
			name: brand.nomeApp,
			short_name: brand.nomeApp,
			description: seoCopy.manifest,
			lang: 'pt-BR',
			dir: 'ltr',
		},
		...{
			start_url: paths.today,
			scope: paths.home,
			display: 'standalone',
			background_color: GROUND,
			theme_color: GROUND,
		},
		...{
			categories: ['sports', 'entertainment'],
			shortcuts: SHORTCUTS.map(([name, url]) => ({ name, url })),
		},
		icons: digestOf(brand) === null ? [OWN_DRAWING, ...drawn] : drawn,
	};
}

function installedIcon(brand: Brand, file: string): string {
	const digest = digestOf(brand);
	return digest === null
		? (OWN_ICONS.get(file) ?? iconPaths.own512)
		: callPaths.pictureIcon(digest, file);
}

/** Digest of the logo's picture; null where the logo is not an uploaded one. */
function digestOf({ logoURL }: Brand): string | null {
	const read = readFilesAddress(logoURL);
	return logoURL.startsWith(`${paths.files}/`) && read?.kind === 'picture' ? read.digest : null;
}
