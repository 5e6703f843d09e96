import type { StepId } from '#core/setup/steps.ts';

/** Id of a step's heading on the screen of the setup. */
export function stepAnchor(id: StepId): string {
	return `passo-${id}`;
}
