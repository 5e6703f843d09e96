/**
 * The colours of channel marks: white letters read on each with at least 5:1. app/ui/marks.css
 * repeats them, since pages carry the name only; share cards take the values.
 */
export const HUES = {
	azul: '#1a5fd0',
	marinho: '#123a9c',
	ceu: '#0369a1',
	mar: '#0b7671',
	verde: '#0a7a3b',
	mata: '#0c6b3d',
	vermelho: '#c1121f',
	vinho: '#8a1538',
	laranja: '#b34700',
	rosa: '#b3146b',
	uva: '#7a1f6d',
	roxo: '#5b2bb5',
	preto: '#1c1c1c',
} as const;
export type Hue = keyof typeof HUES;

/** Neutral colours by group, for channels without a hue of their own. */
export const GROUP_HUES = {
	aberta: '#3d5a4c',
	assinatura: '#46566b',
	streaming: '#574d70',
	youtube: '#6b4a4a',
} as const;

/** Whether a stored text is a hue. */
export function isHue(text: unknown): text is Hue {
	return typeof text === 'string' && Object.hasOwn(HUES, text);
}
