import type { CoverView, PictureView } from '#core/news/article-view.ts';

type PictureProps = {
	picture: PictureView;
	alt: string;
	/** The `sizes` attribute: displayed width, by which the browser chooses a file. */
	sizes: string;
	/** Visible at once: loaded with priority. */
	first?: boolean;
	/** The focal point that crops keep visible. */
	focal?: CoverView['focal'];
};

/**
 * An uploaded picture in the best format and size that the browser supports. Its room is reserved
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

/** Focal points in quarters: the CSP allows no inline styles. */
function quarter(part: number): number {
	return Math.round(part * 4) * 25;
}
