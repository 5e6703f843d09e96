import { useState } from 'react';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { AddressFinding } from '#core/setup/contract.ts';
import { setupCopy } from '#core/setup/copy/panel.ts';
import type { StepProps } from './step-props.ts';

const copy = setupCopy.address;

/** Asks the public address from the server, and lists what was found. */
export function AddressStep({ setup, onChange, manages }: StepProps & { manages: boolean }) {
	const [findings, setFindings] = useState<readonly AddressFinding[]>([]);
	const save = useSave();
	const check = () =>
		void save.run(async () => {
			const checked = await api.send('POST', 'setup/address');
			setFindings(checked.findings);
			onChange(checked.setup, '');
		});
	return (
		<>
			<p className="quiet">{copy.now(setup.publicUrl)}</p>
			{save.problem ? <Alert>{save.problem}</Alert> : null}
			<div role="status">
				{findings.length === 0 ? null : (
					<ul className="setup-findings">
						{findings.map(({ state, words }) => (
							<li key={words} data-state={state}>
								<strong>{copy.states[state]}</strong> {words}
							</li>
						))}
					</ul>
				)}
			</div>
			{manages ? (
				<div className="panel-actions">
					<button
						type="button"
						className="button button-quiet"
						aria-disabled={save.busy || undefined}
						onClick={check}
					>
						{save.busy ? copy.checking : setupCopy.steps.address.act}
					</button>
				</div>
			) : null}
		</>
	);
}
