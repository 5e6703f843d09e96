import { importDeskCopy } from '#core/importing/copy/desk.ts';
import type { ImportState } from '#core/importing/import-row.ts';

const { steps: copy } = importDeskCopy;
const STEPS = ['source', 'review', 'result'] as const;
type Step = (typeof STEPS)[number];

/** Maps the state of an import to one of the three steps. */
export function stepOf(state: ImportState | null): Step {
	if (state === null || state === 'reading' || state === 'failed') return 'source';
	return state === 'review' ? 'review' : 'result';
}

/** The three steps of an import, with the current one marked. */
export function Stepper({ step }: { step: Step }) {
	const present = STEPS.indexOf(step);
	return (
		<ol className="steps" aria-label={copy.label}>
			{STEPS.map((name, place) => (
				<li
					key={name}
					data-state={place < present ? 'done' : place === present ? 'now' : 'next'}
					aria-current={place === present ? 'step' : undefined}
				>
					<span className="step-number" aria-hidden="true">
						{place + 1}
					</span>
					{copy[name]}
				</li>
			))}
		</ol>
	);
}
