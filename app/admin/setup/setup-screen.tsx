import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { usePanel } from '#app/admin/panel-context.ts';
import { SettingsScreen } from '#app/admin/settings/settings-screen.tsx';
import { ErrorWords } from '#app/admin/ui/error-words.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import type { SetupView } from '#core/setup/contract.ts';
import { setupCopy as copy } from '#core/setup/copy/panel.ts';
import { setupTitle } from '#core/setup/copy/title.ts';
import { progressOf } from '#core/setup/steps.ts';
import { SetupStep } from './setup-step.tsx';

const SETUP = readOf('setup');

/** The first steps in order, each with its state, what it gives, and how it is done. */
export function SetupScreen() {
	const { me } = usePanel();
	const client = useQueryClient();
	const { data: setup, error } = useQuery(SETUP);
	const [said, setSaid] = useState('');
	const show = (shown: SetupView, sentence: string) => {
		client.setQueryData(SETUP.queryKey, shown);
		setSaid(sentence);
	};
	return (
		<SettingsScreen title={setupTitle}>
			<p className="welcome">{copy.lead}</p>
			{me.role === 'administrator' ? null : <Alert kind="note">{copy.onlyAdministrator}</Alert>}
			{error === null ? null : (
				<Alert>
					<ErrorWords error={error} />
				</Alert>
			)}
			{setup === undefined ? (
				error === null ? (
					<p role="status">{panelCopy.loading}</p>
				) : null
			) : (
				<Steps setup={setup} onChange={show} />
			)}
			<p role="status" className="vh">
				{said}
			</p>
		</SettingsScreen>
	);
}

type StepsProps = { setup: SetupView; onChange: (setup: SetupView, sentence: string) => void };

function Steps({ setup, onChange }: StepsProps) {
	const { done, total, open } = progressOf(setup.steps);
	return (
		<>
			<div className="setup-progress">
				<progress value={done} max={total} aria-label={setupTitle} />
				<span>{copy.progress(done, total)}</span>
				{open.length === 0 ? <span className="quiet">{copy.settled}</span> : null}
			</div>
			{setup.isDamaged ? <Alert>{copy.damaged}</Alert> : null}
			<ol className="setup-list">
				{setup.steps.map((step) => (
					<SetupStep
						key={step.id}
						step={step}
						setup={setup}
						isNext={step.id === open[0]?.id}
						onChange={onChange}
					/>
				))}
			</ol>
		</>
	);
}
