import { setupCopy as copy } from '#core/setup/copy/panel.ts';
import { SETUP_STEPS } from '#core/setup/steps.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { AddressStep } from './address-step.tsx';
import { CompetitionsStep } from './competitions-step.tsx';
import { MailStep } from './mail-step.tsx';
import { PolicyStep } from './policy-step.tsx';
import type { StepProps } from './step-props.ts';

type StepFormProps = StepProps & { manages: boolean };

/** What does a step: a form of its own, or a link to the screen that does it. */
export function StepForm(props: StepFormProps) {
	const { id } = props.step;
	if (id === 'competitions') return <CompetitionsStep {...props} />;
	if (id === 'policy') return <PolicyStep manages={props.manages} />;
	if (id === 'mail') return <MailStep {...props} />;
	if (id === 'address') return <AddressStep {...props} />;
	const { address } = SETUP_STEPS[id];
	return address === null ? null : (
		<div className="panel-actions">
			<a className="button button-quiet" href={address}>
				{copy.steps[id].act}
			</a>
			{id === 'sources' ? (
				<a className="button button-quiet" href={panelPaths.feeds}>
					{copy.catalogueOfFeeds}
				</a>
			) : null}
		</div>
	);
}
