import { useState } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { ALL_UFS, type Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import type { Coverage } from '#core/games/broadcast.ts';
import { broadcastCopy as copy } from '#core/games/copy/form.ts';
import { readCoverageText } from '#core/games/coverage/coverage-text.ts';

type CoverageFieldProps = {
	channel: string;
	coverage: Coverage;
	onChange(coverage: Coverage): void;
};

const WHOLE: Coverage = { include: [], exclude: [] };

/** Coverage of a broadcast: typed ('menos RS'), or chosen state by state. */
export function CoverageField({ channel, coverage, onChange }: CoverageFieldProps) {
	const [text, setText] = useState('');
	const [isOdd, setOdd] = useState(false);
	const mode =
		coverage.include.length > 0 ? 'only' : coverage.exclude.length > 0 ? 'except' : 'whole';
	const chosen = mode === 'only' ? coverage.include : coverage.exclude;

	function apply(): void {
		if (text.trim() === '') return setOdd(false);
		const read = readCoverageText(text);
		setOdd(read === null);
		if (read === null) return;
		onChange(read);
		setText('');
	}

	const put = (ufs: Uf[], next = mode) =>
		onChange(next === 'only' ? { include: ufs, exclude: [] } : { include: [], exclude: ufs });
	const without = (uf: Uf) => put(chosen.filter((other) => other !== uf));

	return (
		<fieldset className="coverage">
			<legend className="vh">{copy.coverageOf(channel)}</legend>
			{mode === 'whole' ? null : (
				<p className="uf-chips">
					<span className="quiet">{mode === 'only' ? copy.only : copy.except}</span>
					{chosen.map((uf) => (
						<button
							key={uf}
							type="button"
							className="uf-chip"
							aria-label={copy.removeUf(UFS[uf])}
							onClick={() => without(uf)}
						>
							{uf}
							<ToolIcon name="remove" />
						</button>
					))}
					<button
						type="button"
						className="text-button text-button-inline"
						onClick={() => onChange(WHOLE)}
					>
						{copy.whole}
					</button>
				</p>
			)}
			<Field
				label={copy.coverage}
				value={text}
				placeholder={mode === 'whole' ? copy.whole : ''}
				hint={copy.coverageHint}
				error={isOdd ? copy.coverageProblem : undefined}
				onChange={(event) => setText(event.target.value)}
				onBlur={apply}
				onKeyDown={(event) => {
					if (event.key === 'Enter' && !event.ctrlKey) apply();
				}}
			/>
			<details className="uf-all">
				<summary>{copy.ufs}</summary>
				<div className="uf-modes">
					{(['only', 'except'] as const).map((name) => (
						<label key={name} className="check">
							<input
								type="radio"
								name={`uf-${channel}`}
								checked={mode === name}
								disabled={mode === 'whole'}
								onChange={() => put([...chosen], name)}
							/>
							<span>{name === 'only' ? copy.only : copy.except}</span>
						</label>
					))}
				</div>
				<div className="uf-grid">
					{ALL_UFS.map((uf) => (
						<button
							key={uf}
							type="button"
							className="uf-chip"
							title={UFS[uf]}
							aria-pressed={chosen.includes(uf)}
							onClick={() =>
								chosen.includes(uf)
									? without(uf)
									: put([...chosen, uf].sort(), mode === 'whole' ? 'only' : mode)
							}
						>
							{uf}
						</button>
					))}
				</div>
			</details>
		</fieldset>
	);
}
