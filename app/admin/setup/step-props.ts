import type { SetupStepView, SetupView } from '#core/setup/contract.ts';

/** What a step of the setup gets. `onChange` = the steps as they are now, and what to announce. */
export type StepProps = {
	step: SetupStepView;
	setup: SetupView;
	onChange: (setup: SetupView, sentence: string) => void;
};
