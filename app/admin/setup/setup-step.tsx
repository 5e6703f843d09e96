import { useEffect, useRef } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { formatMoment } from '#core/copy/moments.ts';
import { setupCopy as copy } from '#core/setup/copy/panel.ts';
import { stepAnchor } from './step-anchor.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { StepWords } from './step-words.tsx';

/** One step: what it gives, its state, its form or link, and what may be said of it. */
export function SetupStep({ isNext, ...props }: StepProps & { isNext: boolean }) {
	const { step, setup } = props;
	const { id, state, mark } = step;
	const { title, gives, holds } = copy.steps[id];
	const manages = usePanel().me.role === 'administrator';
	const heading = useRef<HTMLHeadingElement>(null);
	const anchor = stepAnchor(id);
	// The list comes after the document, so the browser cannot follow the address to its step.
	useEffect(() => {
		if (location.hash === `#${anchor}`) heading.current?.focus();
	}, [anchor]);
	const held = holds(setup.facts);
	return (
		<li className="setup-step" data-state={state} data-next={isNext || undefined}>
			<div className="setup-head">
				<h2 id={anchor} ref={heading} tabIndex={-1}>
					{title}
				</h2>
				<span className="setup-state">{isNext ? copy.next : copy.states[state]}</span>
			</div>
			<p>{gives}</p>
			{held === null ? null : <p className="quiet">{held}</p>}
			{mark === null ? null : (
				<p className="quiet">{copy.said[mark.state](mark.by, formatMoment(mark.at))}</p>
			)}
			<StepForm {...props} manages={manages} />
			{manages ? <StepWords {...props} /> : null}
		</li>
	);
}
