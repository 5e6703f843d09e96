import type { Brand } from '#core/brand/brand.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { readFilesAddress } from '#core/media/files-address.ts';
import { LOGO_ICONS } from '#core/media/logo-icon.ts';
import { callPaths, iconPaths } from './paths/machine.ts';
import { paths } from './paths.ts';

const GROUND = '#0a0f0c';

/** What stands for each icon of a logo where there is none, or where it cannot be made. */
export const OWN_ICONS: ReadonlyMap<string, string> = new Map([
	['icone-180.png', iconPaths.own180],
	['icone-192.png', iconPaths.own192],
	['icone-512.png', iconPaths.own512],
	['mascara-192.png', iconPaths.ownMasked192],
	['mascara-512.png', iconPaths.ownMasked512],
]);

const TOUCH = 'icone-180.png';
const OWN_DRAWING = { src: iconPaths.ownSvg, sizes: 'any', type: 'image/svg+xml' };

/** The pages that the icon of an installed guide leads to, by a long press. */
const SHORTCUTS = [
	[seoCopy.shortcuts.today, paths.today],
	[seoCopy.shortcuts.tomorrow, paths.tomorrow],
	[seoCopy.shortcuts.live, paths.live],
	[seoCopy.shortcuts.mine, paths.preferences],
] as const;

/**
 * The address of the logo among the uploaded files, where it may stand for the icon of a tab; null
 * without one (S1.06).
 */
export function logoIcon({ logoURL }: Brand): string | null {
	return logoURL.startsWith(`${paths.files}/`) ? logoURL : null;
}

/**
 * The address of the icon made of the logo with which Apple's devices put the guide beside their
 * programs; null without a logo.
 */
export function touchIcon(brand: Brand): string | null {
	return digestOf(brand) === null ? null : installedIcon(brand, TOUCH);
}

/**
 * The web manifest (W3C Web Application Manifest) of a brand (S1.06): its name, and icons made of
 * its logo where it has one.
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

/** Of the picture that is the logo; null where it is none of the uploaded ones. */
function digestOf({ logoURL }: Brand): string | null {
	const read = readFilesAddress(logoURL);
	return logoURL.startsWith(`${paths.files}/`) && read?.kind === 'picture' ? read.digest : null;
}
