import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

/** S9.05: delay before a tip shows, in milliseconds, unless another was open a moment ago. */
const DELAY_MS = 700;
const SKIP_MS = 300;

let closedAt = Number.NEGATIVE_INFINITY;

type Described = { 'aria-describedby': string | undefined };

/**
 * A short explanation beside a control: shown on hover after a delay, on focus at once. Escape
 * dismisses it, and the pointer can move onto it (WCAG 1.4.13). `children` receives the attributes
 * that link the control to its tip.
 */
export function Tooltip({
	text,
	children,
}: {
	text: () => string;
	children: (described: Described) => ReactNode;
}) {
	const id = useId();
	const anchor = useRef<HTMLSpanElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const [shown, setShown] = useState<string | null>(null);

	const open = useEffectEvent((delay: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setShown(text()), delay);
	});
	const close = useEffectEvent(() => {
		clearTimeout(timer.current);
		if (shown !== null) closedAt = performance.now();
		setShown(null);
	});
	useEffect(() => {
		if (!anchor.current) return;
		return listen(anchor.current, {
			pointerenter: (event) => {
				if ((event as PointerEvent).pointerType === 'mouse')
					open(performance.now() - closedAt < SKIP_MS ? 0 : DELAY_MS);
			},
			focusin: (event) => {
				if ((event.target as Element).matches(':focus-visible')) open(0);
			},
			keydown: (event) => {
				if ((event as KeyboardEvent).key === 'Escape') close();
			},
			pointerleave: () => close(),
			pointerdown: () => close(),
			focusout: () => close(),
		});
	}, []);
	useEffect(() => () => clearTimeout(timer.current), []);

	return (
		<span className="tip-anchor" ref={anchor}>
			{children({ 'aria-describedby': shown === null ? undefined : id })}
			{shown === null ? null : (
				<span role="tooltip" id={id} className="tip">
					{shown}
				</span>
			)}
		</span>
	);
}

function listen(element: Element, handlers: Record<string, (event: Event) => void>): () => void {
	for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
	return () => {
		for (const [name, handler] of Object.entries(handlers))
			element.removeEventListener(name, handler);
	};
}
