import { open, rename } from 'node:fs/promises';
import type { Variant } from '#core/media/variant.ts';
import { drawIcon } from './draw-icon.ts';
import type { MediaTask } from './media-task.ts';
import { densityFor, openPicture } from './picture-reader.ts';

type Job = Extract<MediaTask, { kind: 'variant' }>;

/** Above these settings no difference is visible. */
const QUALITY = { webp: { quality: 82 }, avif: { quality: 58, effort: 3 } } as const;
/** Maximum ratio of height to width; taller pictures are made narrower. */
const TALLEST = 3;

/**
 * Makes one variant of a picture: upright, first frame, without camera metadata. It gets its name
 * only when complete.
 */
export async function drawVariant({ path, svg, variant, target }: Job): Promise<void> {
	const bytes =
		'edge' in variant
			? await drawIcon({ path, svg }, variant)
			: await drawSize({ path, svg }, variant);
	const draft = `${target}.${process.pid}.part`;
	const handle = await open(draft, 'w', 0o644);
	try {
		await handle.writeFile(bytes);
		await handle.datasync();
	} finally {
		await handle.close();
	}
	await rename(draft, target);
}

async function drawSize(
	{ path, svg }: Pick<Job, 'path' | 'svg'>,
	{ width, format }: Extract<Variant, { width: number }>,
): Promise<Buffer> {
	const picture = openPicture(path, svg ? { density: await densityFor(path, width) } : {})
		.autoOrient()
		.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true });
	return (format === 'webp' ? picture.webp(QUALITY.webp) : picture.avif(QUALITY.avif)).toBuffer();
}
