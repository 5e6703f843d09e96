import { useState } from 'react';
import { FollowedDialog } from '#app/admin/gaps/followed-dialog.tsx';
import { api } from '#app/api-client/api.client.ts';
import { setupCopy } from '#core/setup/copy/panel.ts';
import type { StepProps } from './step-props.ts';

const copy = setupCopy.steps.competitions;

/** Opens the choice of competitions of the coverage board. Editors may choose, too. */
export function CompetitionsStep({ onChange }: StepProps) {
	const [choosing, setChoosing] = useState(false);
	const refresh = async () => onChange(await api.get('setup'), '');
	return (
		<div className="panel-actions">
			<button type="button" className="button button-quiet" onClick={() => setChoosing(true)}>
				{copy.act}
			</button>
			{choosing ? (
				<FollowedDialog onClose={() => setChoosing(false)} onSaved={() => void refresh()} />
			) : null}
		</div>
	);
}
