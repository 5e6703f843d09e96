/** Contrast of two #rrggbb colours, 1 … 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
	const [x, y] = [luminance(a), luminance(b)];
	return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Relative luminance of a #rrggbb colour, 0 (black) … 1 (white). */
export function luminance(color: string): number {
	const [red, green, blue] = channels(color).map((value) => linear(value / 255));
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** `share` (0 … 1) of one #rrggbb colour in another, as CSS mixes them in srgb. */
export function mix(color: string, into: string, share: number): string {
	const ground = channels(into);
	const mixed = channels(color).map((value, place) =>
		Math.round(value * share + (ground[place] ?? 0) * (1 - share)),
	);
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
	return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
