import type { CoverView, PictureView } from '#core/news/article-view.ts';

type PictureProps = {
	picture: PictureView;
	alt: string;
	/** How wide it is shown, as the browser needs it to choose a size. */
	sizes: string;
	/** Seen at once: loaded before anything else. */
	first?: boolean;
	/** What stays in sight where it is cropped. */
	focal?: CoverView['focal'];
};

/**
 * An uploaded picture in the best format and size that the browser takes. Its place is kept free
 * while it loads.
 */
export function ArticlePicture({ picture, alt, sizes, first = false, focal }: PictureProps) {
	const { width, height, avif, webp, src } = picture;
	return (
		<picture>
			<source type="image/avif" srcSet={avif} sizes={sizes} />
			<source type="image/webp" srcSet={webp} sizes={sizes} />
			<img
				src={src}
				alt={alt}
				width={width}
				height={height}
				loading={first ? 'eager' : 'lazy'}
				fetchPriority={first ? 'high' : 'auto'}
				decoding="async"
				data-fx={focal && quarter(focal.x)}
				data-fy={focal && quarter(focal.y)}
			/>
		</picture>
	);
}

/** Focal points are named in quarters: the security policy allows no style in the markup. */
function quarter(part: number): number {
	return Math.round(part * 4) * 25;
}
