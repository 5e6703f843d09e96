import { useState } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { scoreFormCopy as copy, PHASE_WORDS, scoreWords } from '#core/games/copy/results.ts';
import type { TypedGame } from '#core/games/form/typed-game.ts';
import {
	isHalfTyped,
	likelyPhase,
	NO_SCORE,
	scoreOfTyped,
	type TypedScore,
} from '#core/games/form/typed-score.ts';
import { readKickoff } from '#core/games/kickoff-input.ts';
import { SHOOT_OUT_PHASES, TIMED_PHASES } from '#core/games/result.ts';
import { optionsOf } from '#core/names/copy/desk.ts';

type ScoreFieldsProps = {
	typed: TypedGame;
	fields: Readonly<Record<string, string>>;
	change(part: Partial<TypedGame>): void;
};

/** The score of a game, folded while it has none. Its fields follow the phase. */
export function ScoreFields({ typed, fields, change }: ScoreFieldsProps) {
	const { score } = typed;
	// Kept: a score that was cleared or corrected must not fold away under the focus.
	const [isOpen, setOpen] = useState(!isEmpty(score));
	const set = (part: Partial<TypedScore>) =>
		change({ score: { ...score, ...(isEmpty(score) ? phaseNow(typed) : {}), ...part } });
	const isRefused = Object.keys(fields).some((field) => /^result(\.|$)/.test(field));
	return (
		<details
			className="score-part folds"
			open={isOpen || isRefused}
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary>{summaryOf(score)}</summary>
			<div className="score-fields">
				<div className="field-row">
					<Goals
						label={copy.home}
						value={score.home}
						error={fields.result ?? fields['result.home']}
						onType={(home) => set({ home })}
					/>
					<Goals
						label={copy.away}
						value={score.away}
						error={fields['result.away']}
						onType={(away) => set({ away })}
					/>
					<SelectField
						label={copy.phase}
						options={optionsOf(PHASE_WORDS)}
						value={score.phase}
						hint={score.phase === 'final' ? copy.finalHint : copy.runningHint}
						onPick={(phase) => set({ phase })}
					/>
				</div>
				<PhaseFields score={score} fields={fields} set={set} />
				<p>
					<button
						type="button"
						className="button button-quiet"
						onClick={() => change({ score: NO_SCORE })}
					>
						{copy.clear}
					</button>
				</p>
			</div>
		</details>
	);
}

type PhaseFieldsProps = Pick<ScoreFieldsProps, 'fields'> & {
	score: TypedScore;
	set(part: Partial<TypedScore>): void;
};

function PhaseFields({ score, fields, set }: PhaseFieldsProps) {
	return (
		<div className="field-row">
			{TIMED_PHASES.has(score.phase) ? (
				<Goals
					label={copy.minute}
					value={score.minute}
					error={fields['result.minute']}
					onType={(minute) => set({ minute })}
				/>
			) : null}
			{SHOOT_OUT_PHASES.has(score.phase) ? (
				<>
					<Goals
						label={copy.penaltiesHome}
						value={score.penaltiesHome}
						error={fields['result.penalties'] ?? fields['result.penalties.home']}
						onType={(penaltiesHome) => set({ penaltiesHome })}
					/>
					<Goals
						label={copy.penaltiesAway}
						value={score.penaltiesAway}
						error={fields['result.penalties.away']}
						onType={(penaltiesAway) => set({ penaltiesAway })}
					/>
				</>
			) : null}
		</div>
	);
}

type GoalsProps = {
	label: string;
	value: string;
	error: string | undefined;
	onType(value: string): void;
};

function Goals({ label, value, error, onType }: GoalsProps) {
	return (
		<Field
			label={label}
			inputMode="numeric"
			maxLength={3}
			value={value}
			error={error}
			onChange={(event) => onType(event.target.value)}
		/>
	);
}

function isEmpty({ home, away, penaltiesHome, penaltiesAway }: TypedScore): boolean {
	return [home, away, penaltiesHome, penaltiesAway].every((text) => text.trim() === '');
}

function summaryOf(score: TypedScore): string {
	const read = isHalfTyped(score) ? null : scoreOfTyped(score);
	const isWhole = read !== null && Number.isInteger(read.home) && Number.isInteger(read.away);
	return isWhole ? copy.titleWith(scoreWords(read)) : copy.title;
}

/** The first goal typed sets the phase that the clock makes likely. */
function phaseNow({ date, time, isHourOpen, zone }: TypedGame): Pick<TypedScore, 'phase'> {
	const kickoff = readKickoff({ date, time: isHourOpen || time === '' ? null : time, zone });
	const kickoffAt = typeof kickoff === 'string' ? null : kickoff.kickoffAt;
	return { phase: likelyPhase(kickoffAt, Date.now()) };
}
