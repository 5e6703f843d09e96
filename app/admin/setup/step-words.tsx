import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { setupCopy as copy } from '#core/setup/copy/panel.ts';
import { maySay, type StepState } from '#core/setup/steps.ts';
import type { StepProps } from './step-props.ts';

/** What an administrator says of a step: that it is settled, or not now; or takes that back. */
export function StepWords({ step: { id, state, mark }, onChange }: StepProps) {
	const { title, word } = copy.steps[id];
	const save = useSave();
	const say = (said: StepState) =>
		void save.run(async () => {
			const body = { state: said };
			const setup = await api.send('POST', 'setup/steps/:id', { params: { id }, body });
			onChange(setup, copy.marked[said](title));
		});
	const isSettled = state === 'done' && mark === null;
	return (
		<>
			{save.problem ? <Alert>{save.problem}</Alert> : null}
			{isSettled ? null : (
				<div className="panel-actions">
					{state !== 'done' && maySay(id, 'done') ? (
						<button
							type="button"
							className="text-button"
							aria-label={copy.wordOf(word, title)}
							onClick={() => say('done')}
						>
							{word}
						</button>
					) : null}
					<button
						key="later"
						type="button"
						className="text-button"
						aria-label={mark === null ? copy.laterOf(title) : copy.resumeOf(title)}
						onClick={() => say(mark === null ? 'later' : 'open')}
					>
						{mark === null ? copy.later : copy.resume}
					</button>
				</div>
			)}
		</>
	);
}
