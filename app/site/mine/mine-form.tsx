import { useEffect, useState } from 'react';
import { ALL_UFS, type Uf } from '#core/football-pt/uf.ts';
import { ignoredWords, mineCopy } from '#core/mine/copy/mine.ts';
import { CLOCKS, type Clock, type Preferences } from '#core/mine/preferences.ts';
import { MineChannels } from './mine-channels.tsx';
import { choose, clearAll, type Kept, readKept, refresh } from './mine-live.tsx';
import { MineSummary } from './mine-summary.tsx';
import { MineTeams } from './mine-teams.tsx';

/** All preferences of a reader. Each takes effect at once, so there is no submit button. */
export function MineForm() {
	const [{ preferences, ignored, blocked }, setKept] = useState<Kept>(readKept);
	const [cleared, setCleared] = useState(false);
	useEffect(() => {
		// Another tab changed the preferences: this form follows.
		const onStorage = () => setKept(refresh());
		window.addEventListener('storage', onStorage);
		return () => window.removeEventListener('storage', onStorage);
	}, []);
	const change = (changed: Partial<Preferences>) => {
		setCleared(false);
		setKept(choose({ ...preferences, ...changed }));
	};
	const warnings = [...ignoredWords(ignored), ...(blocked ? [mineCopy.blocked] : [])];
	return (
		<div className="mine-form" data-mine-form="">
			<div role="status">
				{warnings.map((warning) => (
					<p className="mine-warning" key={warning}>
						{warning}
					</p>
				))}
				{cleared ? <p className="mine-warning">{mineCopy.cleared}</p> : null}
			</div>
			<div className="mine-pair">
				<StateChoice uf={preferences.uf} onChange={(uf) => change({ uf })} />
				<ClockChoice clock={preferences.clock} onChange={(clock) => change({ clock })} />
			</div>
			<MineChannels preferences={preferences} onChange={change} />
			<MineTeams teams={preferences.teams} onChange={(teams) => change({ teams })} />
			<MineSummary preferences={preferences} />
			<fieldset>
				<legend className="mine-title">{mineCopy.view.label}</legend>
				<Check
					label={mineCopy.view.largeText}
					checked={preferences.largeText}
					onChange={(largeText) => change({ largeText })}
				/>
				<Check
					label={mineCopy.view.plainList}
					checked={preferences.plainList}
					onChange={(plainList) => change({ plainList })}
				/>
				<Check
					label={mineCopy.view.spoilerFree}
					checked={preferences.spoilerFree}
					onChange={(spoilerFree) => change({ spoilerFree })}
				/>
			</fieldset>
			<div>
				<p className="mine-note">{mineCopy.kept}</p>
				<button
					type="button"
					className="button button-quiet"
					onClick={() => {
						setKept(clearAll());
						setCleared(true);
					}}
				>
					{mineCopy.clear}
				</button>
			</div>
		</div>
	);
}

function StateChoice({ uf, onChange }: { uf: Uf | null; onChange: (uf: Uf | null) => void }) {
	return (
		<label className="mine-field">
			<span className="mine-title">{mineCopy.uf.label}</span>
			<select
				value={uf ?? ''}
				onChange={({ currentTarget }) =>
					onChange(ALL_UFS.find((each) => each === currentTarget.value) ?? null)
				}
			>
				<option value="">{mineCopy.uf.none}</option>
				{ALL_UFS.map((each) => (
					<option key={each} value={each}>
						{mineCopy.uf.name(each)}
					</option>
				))}
			</select>
		</label>
	);
}

function ClockChoice({
	clock,
	onChange,
}: {
	clock: Clock | null;
	onChange: (clock: Clock | null) => void;
}) {
	return (
		<div className="mine-field">
			<label className="mine-title" htmlFor="meu-fuso">
				{mineCopy.clock.label}
			</label>
			<select
				id="meu-fuso"
				aria-describedby="meu-fuso-dica"
				value={clock ?? ''}
				onChange={({ currentTarget }) =>
					onChange(CLOCKS.find((each) => each === currentTarget.value) ?? null)
				}
			>
				<option value="">{mineCopy.clock.none}</option>
				{CLOCKS.map((each) => (
					<option key={each} value={each}>
						{mineCopy.clock.names[each]}
					</option>
				))}
			</select>
			<p id="meu-fuso-dica" className="mine-note">
				{mineCopy.clock.hint}
			</p>
		</div>
	);
}

function Check({
	label,
	checked,
	onChange,
}: {
	label: string;
	checked: boolean;
	onChange: (checked: boolean) => void;
}) {
	return (
		<label className="mine-check">
			<input
				type="checkbox"
				checked={checked}
				onChange={({ currentTarget }) => onChange(currentTarget.checked)}
			/>
			{label}
		</label>
	);
}
