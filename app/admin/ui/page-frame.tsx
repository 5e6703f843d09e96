import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

type PageFrameProps = {
	title: string;
	/** CSS pixels. Without a height the frame fills its container, and its page can be scrolled. */
	width: number;
	height?: number;
	children: ReactNode;
};

/** The panel's style sheets are left out. */
const PANEL_STYLES = /\/panel[-.]/;

/**
 * A viewport of another width inside the page: an empty iframe with this page's styles, rendered
 * from here. The media queries of the public page see its width, whatever the screen; it is scaled
 * to fit. With a height it is a static picture. Its links never work.
 */
export function PageFrame({ title, width, height, children }: PageFrameProps) {
	const isPicture = height !== undefined;
	const place = useRef<HTMLDivElement>(null);
	const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
	const [body, setBody] = useState<HTMLElement | null>(null);
	const [scale, setScale] = useState(1);

	useEffect(() => {
		const inside = frame?.contentDocument;
		if (!inside) return;
		const follow = () => {
			inside.documentElement.className = document.documentElement.className;
			inside.documentElement.lang = document.documentElement.lang;
		};
		follow();
		const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
			({ href }) => !PANEL_STYLES.test(href),
		);
		inside.head.replaceChildren(...styles.map((link) => link.cloneNode()));
		inside.body.inert = isPicture;
		const stay = (event: Event) => event.preventDefault();
		inside.addEventListener('click', stay, { capture: true });
		setBody(inside.body);
		const theme = new MutationObserver(follow);
		theme.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
		return () => {
			theme.disconnect();
			inside.removeEventListener('click', stay, { capture: true });
		};
	}, [frame, isPicture]);
	useEffect(() => {
		if (place.current === null) return;
		const fit = new ResizeObserver(([entry]) =>
			setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
		);
		fit.observe(place.current);
		return () => fit.disconnect();
	}, [width]);

	return (
		<div
			className="page-frame"
			data-width={width}
			ref={place}
			style={isPicture ? { height: height * scale } : undefined}
		>
			<iframe
				ref={setFrame}
				title={title}
				tabIndex={isPicture ? -1 : undefined}
				style={{ width, height: height ?? `${100 / scale}%`, transform: `scale(${scale})` }}
			/>
			{body === null ? null : createPortal(children, body)}
		</div>
	);
}
