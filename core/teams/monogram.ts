import { remembered } from '#core/kit/remembered.ts';
import type { TeamColors } from './team.ts';

/** A club's sign drawn from data: letters in `ink` on `ground`, with a `band` in the other colour that no letter touches. */
export type Monogram = { letters: string; paint: { ground: string; ink: string; band: string } | null };

const WHITE = '#ffffff';
const BLACK = '#000000';

/** WCAG 2.2 SC 1.4.3: contrast of text. */
const READABLE = 4.5;

/** Below this the band would not be seen beside the ground. */
const VISIBLE = 1.25;

/** Words that give no initial: 'Independiente del Valle' is IV. */
const PARTICLES = new Set(['de', 'da', 'do', 'das', 'dos', 'del', 'e', 'y', 'of', 'the', 'fc', 'sc', 'ec', 'ac', 'cf', 'a']);

/**
 * The monogram of a team. Letters: its abbreviation, else initials or the first letters of the name. Colours: the second club colour
 * on the first where it reads (≥ 4.5:1), else white or black, one of which always reads (≥ 4.58:1). Without colours `paint` is null.
 */
export function monogram(name: string, abbr: string | null, colors: TeamColors | null): Monogram {
	return {
		letters: (abbr ?? lettersOf(name)).toLocaleUpperCase('pt-BR').slice(0, 3),
		paint: colors ? paintOf(colors.primary + colors.secondary) : null,
	};
}

/** A side whose team is still to come: 'A definir', 'Vencedor da semifinal 1', '2º do grupo B'. */
const OPEN_SIDE = /\d|definir|vencedor|perdedor|winner|loser|finalista|classificado/i;

/** The sign of a side that is only a text: the letters of a team that we do not know, '?' while no team is known. */
export function sideMonogram(label: string): Monogram {
	return label === '' || OPEN_SIDE.test(label) ? { letters: '?', paint: null } : monogram(label, null, null);
}

/** A few hundred pairs of colours stand for all clubs, each on every page: `#rrggbb#rrggbb`. */
const paintOf = /* @__PURE__ */ remembered((pair) => {
	const [primary, secondary] = [pair.slice(0, 7), pair.slice(7)];
	const ink = contrast(secondary, primary) >= READABLE ? secondary : readableOn(primary);
	return { ground: primary, ink, band: contrast(secondary, primary) >= VISIBLE ? secondary : ink };
});

function readableOn(ground: string): string {
	return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}

function lettersOf(name: string): string {
	const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
	const initials = words.map((word) => word[0] ?? '').join('');
	return words.length > 1 ? initials : (words[0] ?? name).slice(0, 3);
}

/** Contrast of two #rrggbb colours, 1 … 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
	const [x, y] = [luminance(a), luminance(b)];
	return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance(color: string): number {
	const [red, green, blue] = [1, 3, 5].map((start) => linear(Number.parseInt(color.slice(start, start + 2), 16) / 255));
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
