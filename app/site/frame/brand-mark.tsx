import { useEffect, useRef, useState } from 'react';
import { frameCopy } from '#core/copy/frame.ts';

type BrandMarkProps = {
	logoURL: string;
	/** What the logo shows; '' when the name beside it says it already. */
	alt?: string;
};

/**
 * S2.02: the logo, or the ball while there is none. A logo that does not come leaves the ball too,
 * never a hole.
 */
export function BrandMark({ logoURL, alt = '' }: BrandMarkProps) {
	const [broken, setBroken] = useState('');
	const image = useRef<HTMLImageElement>(null);
	useEffect(() => {
		// It may have failed before this page was taken over.
		if (image.current?.complete && image.current.naturalWidth === 0) setBroken(logoURL);
	}, [logoURL]);
	if (logoURL === '' || broken === logoURL)
		return (
			<span className="brand-ball" aria-hidden="true">
				{frameCopy.ball}
			</span>
		);
	return (
		<img
			ref={image}
			className="brand-logo"
			src={logoURL}
			alt={alt}
			width="32"
			height="32"
			onError={() => setBroken(logoURL)}
		/>
	);
}
