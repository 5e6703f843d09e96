import { useState } from 'react';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import type { Invited, OperatorView } from '#core/identity/contract/operators.ts';

const copy = settingsCopy.operators;

type OperatorActionsProps = {
	operator: OperatorView;
	onInvited: (invited: Invited) => void;
	onChanged: () => void;
	onRemoved: () => void;
};

/** Rare actions on an operator; each takes effect at once. */
export function OperatorActions({
	operator,
	onInvited,
	onChanged,
	onRemoved,
}: OperatorActionsProps) {
	const { id, name, email, revision, joinedAt, disabled } = operator;
	const [said, setSaid] = useState<string | null>(null);
	const act = useSave();

	function run(task: () => Promise<string | null>): void {
		setSaid(null);
		void act.run(async () => setSaid(await task()));
	}

	const again = async () => {
		onInvited(await api.send('POST', 'operators/:id/invitation', { params: { id } }));
		return null;
	};
	const signOut = async () =>
		copy.signedOut((await api.send('POST', 'operators/:id/sign-out', { params: { id } })).ended);
	const reset = async () =>
		copy.factorReset(
			(await api.send('POST', 'operators/:id/reset-second-factor', { params: { id } })).ended,
		);
	const remove = async () => {
		await api.send('DELETE', 'operators/:id', { params: { id }, query: { revision } });
		onChanged();
		onRemoved();
		return null;
	};
	const buttons: [label: string, task: () => Promise<string | null>][] = [
		...(joinedAt === null && !disabled
			? [[copy.inviteAgain, again] satisfies [string, () => Promise<null>]]
			: []),
		[copy.signOut, signOut],
	];
	return (
		<section className="setting-block rare" aria-label={copy.more}>
			<h3>{copy.more}</h3>
			{act.problem === null ? null : <Alert>{act.problem}</Alert>}
			<p role="status" className="save-done">
				{said}
			</p>
			<ul className="plain-list">
				{buttons.map(([label, task]) => (
					<li key={label}>
						<button type="button" className="text-button" onClick={() => run(task)}>
							{label}
						</button>
					</li>
				))}
				<li>
					<SureButton
						label={copy.resetFactor}
						question={copy.resetFactorSure(name ?? email)}
						yes={copy.resetFactorYes}
						onSure={() => run(reset)}
					/>
				</li>
				<li>
					<SureButton
						label={copy.remove}
						question={copy.removeSure(name ?? email)}
						yes={copy.removeYes}
						onSure={() => run(remove)}
					/>
				</li>
			</ul>
		</section>
	);
}

type SureButtonProps = { label: string; question: string; yes: string; onSure: () => void };

/** An action that cannot be undone: it asks once more, in its own place. */
function SureButton({ label, question, yes, onSure }: SureButtonProps) {
	const [asking, setAsking] = useState(false);
	if (!asking)
		return (
			<button
				type="button"
				className="text-button text-button-danger"
				onClick={() => setAsking(true)}
			>
				{label}
			</button>
		);
	function go(): void {
		setAsking(false);
		onSure();
	}
	return (
		<div className="sure">
			<p>{question}</p>
			<div className="panel-actions">
				<button type="button" className="button button-danger" onClick={go}>
					{yes}
				</button>
				<button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
					{settingsCopy.cancel}
				</button>
			</div>
		</div>
	);
}
