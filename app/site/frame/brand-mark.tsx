import { useEffect, useRef, useState } from 'react';
import { frameCopy } from '#core/copy/frame.ts';

type BrandMarkProps = {
	logoURL: string;
	/** Alternative text of the logo; '' when the name beside it says the same. */
	alt?: string;
};

/** S2.02: the logo, or the ball without one. A logo that fails to load becomes the ball too. */
export function BrandMark({ logoURL, alt = '' }: BrandMarkProps) {
	const [broken, setBroken] = useState('');
	const image = useRef<HTMLImageElement>(null);
	useEffect(() => {
		// It may have failed before hydration.
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
